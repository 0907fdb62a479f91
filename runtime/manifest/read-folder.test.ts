import { expect, test } from 'vitest'
import layerSchema from '../../schemas/generated/layer.schema.json' with { type: 'json' }
import tokensSchema from '../../schemas/generated/tokens-layer.schema.json' with { type: 'json' }
import { brandFiles } from '../../tests/support/small-brand.ts'
import { createModel } from './model-folder.ts'
import { readFolder } from './read-folder.ts'

test('[BRD-05] each of thousands of mistakes in a file has its place', () => {
  const keys = Array.from({ length: 6000 }, (_, at) => `  "unknown-${at}": {}`)
  const text = `{\n${keys.join(',\n')}\n}`
  const { issues } = readFolder({ merchant: 'acme', json: new Map([['manifest.json', text]]), otherFiles: [] })
  const unknown = issues.filter(({ code }) => code === 'unknown-key')
  // If each mistake parsed the file again, this would take longer than a test may.
  expect(unknown.map(({ line, column }) => `${line}:${column}`)).toEqual(keys.map((_, at) => `${at + 2}:3`))
})

test('the schemas of layers have no rule that depends on several root keys', () => {
  // `readFolder` validates only the keys that differ from those of a valid file.
  const ofOneKey = ['type', 'properties', 'additionalProperties']
  const words = ['$schema', '$id', '$defs', 'title', 'description', 'allowTrailingCommas', 'allOf']
  for (const schema of [layerSchema, tokensSchema]) {
    const all = 'allOf' in schema ? schema.allOf : []
    expect(Object.keys(schema).filter((key) => ![...ofOneKey, ...words].includes(key))).toEqual([])
    for (const part of all) expect(Object.keys(part).filter((key) => !ofOneKey.includes(key))).toEqual([])
  }
})

test('a similar model does not change the issues of a folder', () => {
  const read = (json: Record<string, string>, like?: ReturnType<typeof readFolder>) =>
    readFolder(
      { merchant: 'acme', json: new Map(Object.entries(json)), otherFiles: [] },
      undefined,
      like && createModel(like),
    )
  const files = Object.fromEntries(Object.entries(brandFiles('base')).filter(([path]) => path.endsWith('.json')))
  const like = read(files)
  expect(like.issues).toEqual([])
  const manifest = files['manifest.json']?.replace('"enabled": true', '"enabled": 1') ?? ''
  for (const json of [files, { ...files, 'manifest.json': manifest }, { ...files, 'tokens.json': '{ "light": 1 }' }]) {
    const [alone, beside] = [read(json), read(json, like)]
    expect(beside.issues).toEqual(alone.issues)
    expect(JSON.stringify([...beside.files])).toBe(JSON.stringify([...alone.files]))
  }
  expect(read({ ...files, 'manifest.json': manifest }, like).issues).toHaveLength(1)
})

test('a model that differs only in a host name does not change the issues of a file', () => {
  const read = (host: string, like?: ReturnType<typeof readFolder>) => {
    const text = JSON.stringify({ site: { domains: { [host]: { locale: 'en-th' } } }, upload: { bucket: 'acme' } })
    const json = new Map([['environments/staging.json', text]])
    return readFolder({ merchant: 'acme', json, otherFiles: [] }, undefined, like && createModel(like))
  }
  const like = { ...read('www.acme.example'), issues: [] }
  for (const host of ['www.other.example', 'https://acme.example', '']) {
    const [alone, beside] = [read(host), read(host, like)]
    expect(beside.issues).toEqual(alone.issues)
    expect([...beside.files]).toEqual([...alone.files])
  }
  const [first, second] = [like, read('www.other.example', like)].map(({ files }) =>
    files.get('environments/staging.json'),
  )
  expect(second?.value.upload).toBe(first?.value.upload)
})

test('the environments of a folder share equal parts', () => {
  const text = (bucket: string) => JSON.stringify({ hosts: { game: ['games.acme.example'] }, upload: { bucket } })
  const json = new Map([
    ['environments/development.json', text('acme')],
    ['environments/staging.json', text('acme-staging')],
  ])
  const { environments } = readFolder({ merchant: 'acme', json, otherFiles: [] })
  const [development, staging] = [environments.get('development')?.value, environments.get('staging')?.value]
  expect(staging).toEqual(JSON.parse(text('acme-staging')))
  expect(staging?.hosts).toBe(development?.hosts)
})
