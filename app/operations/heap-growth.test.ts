import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heapGrowth } from './heap-growth.ts'

test('a small heap grows by the percentage of the command line, and a large one by less', () => {
  const start = readFileSync(new URL('../../bin/livery.js', import.meta.url), 'utf8')
  expect(start).toContain(`'--heap-growing-percent=${heapGrowth(50_000_000)}'`)
  expect(heapGrowth(90_000_000)).toBe(15)
})
