import { expect, test } from 'vitest'
import { watchReads } from './watch-reads.ts'

test('the keys of read entries are recorded, and no others', () => {
  const { record, readKeys: read } = watchReads({ title: 'Welcome', other: 'Other' })
  expect(Object.hasOwn(record, 'title') && record.title).toBe('Welcome')
  expect(Object.hasOwn(record, 'none')).toBe(false)
  expect([...read]).toEqual(['title'])
})
