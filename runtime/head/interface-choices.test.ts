// @vitest-environment window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeVisitorKind } from '../site/interface-state.ts'
import { restoreInterface } from './interface-choices.ts'

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-visitor')
})

afterEach(() => vi.unstubAllGlobals())

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

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 5, 'ios'],
  ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'other'],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; K)', 5, 'other'],
])('[MOD-06] the system of %s is known before the first paint', (_what, userAgent, maxTouchPoints, system) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
  restoreInterface(document.documentElement)
  expect(document.documentElement.dataset.system).toBe(system)
})
