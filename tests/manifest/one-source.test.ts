import { describe, expect, test } from 'vitest'
import { joinPointer, type Json, type JsonObject, merge, valueAt } from '../../runtime/manifest/index.ts'
import { areaDefaults } from '../../schemas/generated/area-defaults.ts'
import { readSources } from '../../schemas/generator/read-schemas.ts'
import { brandFiles } from '../support/small-brand.ts'
import { projectRoot, runCommand } from '../support/run-command.ts'

interface DescribedSchema {
  readonly description?: string
  readonly default?: Json
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, DescribedSchema>>
}

const schema = readSources(projectRoot).manifest.find(
  ({ $id }) => $id === 'livery:manifest/manifest',
) as DescribedSchema
const base = [
  ...areaDefaults.map(({ value }) => value),
  JSON.parse(brandFiles('base')['manifest.json'] ?? '') as JsonObject,
].reduce<Json>(merge, {})

function withDefaults(part: DescribedSchema, pointer = ''): (readonly [string, Json])[] {
  const own = part.default === undefined ? [] : [[pointer, part.default] as const]
  return [
    ...own,
    ...Object.entries(part.properties ?? {}).flatMap(([key, one]) => withDefaults(one, joinPointer(pointer, key))),
  ]
}

function undescribed(part: DescribedSchema, pointer = ''): string[] {
  const inside = Object.entries(part.properties ?? {}).flatMap(([key, one]) =>
    undescribed(one, joinPointer(pointer, key)),
  )
  return part.description || part.$ref ? inside : [pointer, ...inside]
}

describe('the schemas as the only source of types and validators', () => {
  test('[BRD-07] types, validators and catalogue are up to date with the schemas', async () => {
    const { status, output } = await runCommand('node', ['schemas/generator/main.ts', '--check'])
    expect(output).toContain('up to date')
    expect(status).toBe(0)
  })

  const defaults = withDefaults(schema).filter(([pointer]) => pointer !== '/extends')
  test.each(defaults)('[BRD-07] the default of %s in the schema is the value in base', (pointer, value) => {
    expect(valueAt(base, pointer)).toEqual(value)
  })

  test('every setting is described for operators', () => {
    expect(defaults.length).toBeGreaterThan(40)
    expect(undescribed(schema)).toEqual([])
  })
})
