import { describe, expect, test } from 'vitest'
import {
  createBrandValidator,
  createMemorySource,
  type Json,
  leafPointers,
  pointerKeys,
} from '../../runtime/manifest/index.ts'
import { brandFiles } from '../support/small-brand.ts'
import { countVariable } from '../support/number-variable.ts'

/** The seed of the random changes. `LIVERY_SEED` sets another one. A failing run prints its seed. */
const seed = countVariable('LIVERY_SEED', 20261121, -(2 ** 31))
const rounds = 2000
const merchant = 'siam191'

/** Numbers from a seed (mulberry32), so that a failure can be repeated. */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const characters = [...'{}[]":,\\/ \n\tabcxyz019.-_#$é']
const values: readonly Json[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1e9,
  0.5,
  '',
  'x',
  'https://x.example',
  '#123456',
  '../..',
  '__proto__',
  [],
  {},
  ['x'],
  { x: 1 },
]

describe(`one random change at a time, seed ${seed}`, () => {
  const base = brandFiles('base')
  const files = brandFiles(merchant)
  const paths = Object.keys(files).filter((path) => path.endsWith('.json') && path !== 'sandbox.json')
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

  /** The files that the validator loads next. All rounds share the validator, which validates `base` only once. */
  let current = files
  const validator = createBrandValidator({
    merchants: async () => [merchant],
    load: async (name) => createMemorySource({ base, [merchant]: current }).load(name),
  })

  function changeCharacter(text: string): string {
    const at = Math.floor(random() * text.length)
    const kind = random()
    if (kind < 0.34) return text.slice(0, at) + pick(characters) + text.slice(at + 1)
    return kind < 0.67 ? text.slice(0, at) + text.slice(at + 1) : text.slice(0, at) + pick(characters) + text.slice(at)
  }

  function changeValue(text: string): string {
    const root = JSON.parse(text)
    const keys = pointerKeys(pick(leafPointers(root)))
    const last = keys.pop()
    const parent = keys.reduce((here, key) => here[key], root)
    if (last === undefined) return text
    if (random() < 0.2) {
      parent[`${last}x`] = parent[last]
      delete parent[last]
    } else if (random() < 0.15) delete parent[last]
    else parent[last] = pick(values)
    return JSON.stringify(root, null, 2)
  }

  test('the validator does not throw, reports at most one issue, and accepts no text that is not JSON', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const path = pick(paths)
      const text = files[path] ?? ''
      const changed = random() < 0.5 ? changeCharacter(text) : changeValue(text)
      current = { ...files, [path]: changed }
      const verdict = await validator.validate(merchant)
      const messages = verdict.issues.map(
        (issue) => `${issue.code} ${issue.file}:${issue.line}:${issue.column} ${issue.message}`,
      )
      const where = `seed ${seed}, round ${round}, ${path}:\n${changed}`
      expect(messages.length, `${messages.join('\n')}\n${where}`).toBeLessThanOrEqual(1)
      for (const issue of verdict.issues) expect(issue.message, where).toMatch(/[.”"]$/)
      if (!isJson(changed)) expect(messages.length, where).toBe(1)
      if (verdict.issues.length === 0) expect(verdict.manifests.size, where).toBe(3)
    }
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
