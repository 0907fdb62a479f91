import { expect, test } from 'vitest'
import { createStoredNames } from './stored-names.ts'

function memory(first?: string) {
  const values = new Map(first === undefined ? [] : [['names', first]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('[ENG-01] a hidden announcement stays hidden, and a new announcement shows', () => {
  const storage = memory()
  createStoredNames(storage, 'names').add(['1', '2'])
  const later = createStoredNames(storage, 'names')
  expect([later.has('1'), later.has('2'), later.has('3')]).toEqual([true, true, false])
  later.add(['3', '1'])
  expect(storage.getItem('names')).toBe('["1","2","3"]')
})

test('[ENG-01] the last hundred names remain', () => {
  const stored = createStoredNames(memory(), 'names')
  stored.add(Array.from({ length: 130 }, (_, at) => `${at}`))
  expect([stored.has('29'), stored.has('30'), stored.has('129')]).toEqual([false, true, true])
})

test.each(['not json', '{}', '7', '[1, null, "a"]'])(
  '[ENG-01] if the storage contains %j, announcement 1 shows until the visitor hides it',
  (text) => {
    const stored = createStoredNames(memory(text), 'names')
    expect(stored.has('1')).toBe(false)
    stored.add(['1'])
    expect(stored.has('1')).toBe(true)
  },
)

test('[ENG-01] without storage, a hidden announcement stays hidden until the next reload', () => {
  const refuse = () => {
    throw new Error('forbidden')
  }
  const forbidden = { getItem: refuse, setItem: refuse }
  createStoredNames(forbidden, 'hidden').add(['1'])
  createStoredNames(forbidden, 'hidden').add(['2'])
  const stored = createStoredNames(forbidden, 'hidden')
  expect([stored.has('1'), stored.has('2'), stored.has('3')]).toEqual([true, true, false])
  expect(createStoredNames(forbidden, 'shown').has('1')).toBe(false)
})
