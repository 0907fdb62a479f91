import { expect, test } from 'vitest'
import { createMissingCalls } from './missing-calls.ts'

function tab(values = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
  }
  return {
    values,
    open: (now: number, named: string[] = []) =>
      createMissingCalls(named, { storage, scope: 'staging:acme', now: () => now }),
  }
}

test('the next page remembers a missing call, and tries it again after ten minutes', () => {
  const { open } = tab()
  open(0, ['a/b']).add('mission/get-calendar')
  expect([...open(599_999).store.getState()]).toEqual(['mission/get-calendar'])
  expect([...open(600_000).store.getState()]).toEqual([])
})

test.each([
  '',
  '{',
  'null',
  '7',
  '{"found":"x","until":5}',
  '{"found":[7,null],"until":600000}',
  '{"found":["a"],"until":9e99}',
])('the stored value %j is ignored', (text) => {
  const { values, open } = tab()
  values.set('livery:missingCalls:staging:acme', text)
  expect([...open(0, ['a/b']).store.getState()]).toEqual(['a/b'])
})
