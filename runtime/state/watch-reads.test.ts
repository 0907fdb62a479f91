import { expect, test } from 'vitest'
import { watchReads } from './watch-reads.ts'

test('the keys of all read entries are known', () => {
  const { record, read } = watchReads({ title: 'Welcome', other: 'Other' })
  expect(Object.hasOwn(record, 'title') && record.title).toBe('Welcome')
  expect(Object.hasOwn(record, 'none')).toBe(false)
  expect([...read]).toEqual(['title'])
})
