import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { moduleCache } from './module-cache.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'livery-modules-')), 'cache')
afterAll(() => rmSync(join(folder, '..'), { recursive: true }))

/** Asks a new run for the texts of inputs, and returns the inputs whose texts it made. */
async function run(program: string, inputs: readonly unknown[], limit?: number): Promise<unknown[]> {
  const made: unknown[] = []
  const { remember, removeOld } = moduleCache({ folder, program, ...(limit !== undefined && { limit }) })
  for (const input of inputs) {
    const text = await remember(input, async () => {
      made.push(input)
      return `text of ${JSON.stringify(input)}`
    })
    expect(text).toBe(`text of ${JSON.stringify(input)}`)
  }
  removeOld()
  return made
}

/** Makes the last use of each text an hour older. */
function passHour(): void {
  for (const name of readdirSync(folder)) {
    const time = statSync(join(folder, name)).mtimeMs / 1000 - 3600
    utimesSync(join(folder, name), time, time)
  }
}

test('a run makes only the texts whose input or program has changed', async () => {
  expect(await run('1', ['a', { b: 1 }])).toEqual(['a', { b: 1 }])
  expect(await run('1', ['a', { b: 2 }])).toEqual([{ b: 2 }])
  expect(await run('1', ['a', { b: 1 }, { b: 2 }])).toEqual([])
  expect(await run('2', ['a'])).toEqual(['a'])
})

test('a run removes the texts whose last use is the longest ago', async () => {
  for (const input of ['x', 'y', 'z']) {
    await run('3', [input])
    passHour()
  }
  await run('3', ['x'], 2)
  expect(readdirSync(folder)).toHaveLength(2)
  expect(await run('3', ['x', 'z'])).toEqual([])
})
