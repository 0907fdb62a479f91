import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { moduleCache } from './module-cache.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'livery-modules-')), 'cache')
afterAll(() => rmSync(join(folder, '..'), { recursive: true }))

/** Asks a new run for the texts of inputs, and returns the inputs whose texts it made. */
async function run(program: string, inputs: readonly unknown[]): Promise<unknown[]> {
  const made: unknown[] = []
  const { remember, removeOthers } = moduleCache(folder, program)
  for (const input of inputs) {
    const text = await remember(input, async () => {
      made.push(input)
      return `text of ${JSON.stringify(input)}`
    })
    expect(text).toBe(`text of ${JSON.stringify(input)}`)
  }
  removeOthers()
  return made
}

test('a run makes only the texts whose input or program has changed, and removes unused texts', async () => {
  expect(await run('1', ['a', { b: 1 }])).toEqual(['a', { b: 1 }])
  expect(await run('1', ['a', { b: 2 }])).toEqual([{ b: 2 }])
  expect(readdirSync(folder)).toHaveLength(2)
  expect(await run('1', [{ b: 1 }])).toEqual([{ b: 1 }])
  expect(await run('2', [{ b: 1 }])).toEqual([{ b: 1 }])
  expect(readdirSync(folder)).toHaveLength(1)
})

test('a run keeps an unfinished file of another command, but removes it a minute after its last change', async () => {
  const unfinished = join(folder, 'hash.12345')
  writeFileSync(unfinished, 'half a te')
  await run('2', [{ b: 1 }])
  expect(readdirSync(folder)).toContain('hash.12345')
  const aMinuteAgo = Date.now() / 1000 - 61
  utimesSync(unfinished, aMinuteAgo, aMinuteAgo)
  await run('2', [{ b: 1 }])
  expect(readdirSync(folder)).not.toContain('hash.12345')
})
