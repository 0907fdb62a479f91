import { expect, test } from 'vitest'
import { hasNextPage, requestedPageCount } from './page-count.ts'

test.each([
  ['', 1],
  ['?page=2', 2],
  ['?page=30', 30],
  ['?page=99', 30],
  ['?page=100', 1],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=1e1', 1],
])('[RTE-12] the address %j requests %d pages of articles', (search, pages) => {
  expect(requestedPageCount(new URLSearchParams(search))).toBe(pages)
})

test.each([
  [1, 0, false],
  [1, 6, false],
  [1, 7, true],
  [2, 12, false],
  [29, 500, true],
  [30, 500, false],
])('[RTE-12] after %d pages of a blog with %d articles, another page follows: %s', (pages, total, expected) => {
  expect(hasNextPage(pages, total)).toBe(expected)
})
