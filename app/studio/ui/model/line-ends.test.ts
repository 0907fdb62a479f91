import { expect, test } from 'vitest'
import { withLineEndsOf, withLineFeeds } from './line-ends.ts'

test('[BRD-06] a typed text keeps the line ends of its file', () => {
  const file = '{\r\n  "a": 1\r\n}\r\n'
  const typed = withLineFeeds(file).replace('1', '2')
  expect(typed).toBe('{\n  "a": 2\n}\n')
  expect(withLineEndsOf(file, typed)).toBe(file.replace('1', '2'))
  expect(withLineEndsOf(file, file)).toBe(file)
  expect(withLineEndsOf('{\n}\n', typed)).toBe(typed)
})
