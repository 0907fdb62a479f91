// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { storeVisitorKind } from '../site/interface-state.ts'
import { restoreInterface } from './interface-choices.ts'

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-visitor')
})

test('a page after a login has the mark of a member before its first paint, until the logout', () => {
  storeVisitorKind(true)
  document.documentElement.removeAttribute('data-visitor')
  restoreInterface(document.documentElement)
  expect(document.documentElement.dataset.visitor).toBe('member')
  storeVisitorKind(false)
  expect(document.documentElement.dataset.visitor).toBe('guest')
  document.documentElement.removeAttribute('data-visitor')
  restoreInterface(document.documentElement)
  expect(document.documentElement.dataset.visitor).toBeUndefined()
})

test('a stored visitor other than a member is ignored', () => {
  localStorage.setItem('visitor', 'admin')
  restoreInterface(document.documentElement)
  expect(document.documentElement.dataset.visitor).toBeUndefined()
})
