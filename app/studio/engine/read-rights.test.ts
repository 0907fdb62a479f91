import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { rightsFile } from './check-rights.ts'
import { readRights } from './read-rights.ts'
import { folderOfTest } from '../../../tests/support/temporary-folders.ts'

let folder: string
beforeEach(() => {
  folder = folderOfTest()
})

const write = (value: unknown) =>
  writeFileSync(join(folder, rightsFile), typeof value === 'string' ? value : JSON.stringify(value))

const writer = { places: ['/messages', 'content'], layers: ['brand'], reason: 'Ask Mali.' }

test('[BRD-06] without a file of rights, there are no limits', () => {
  expect(readRights(folder)).toBeUndefined()
})

test('[BRD-06] the named role, or else the default role, decides what the person may change', () => {
  write({ default: 'writer', roles: { writer, owner: {} } })
  expect(readRights(folder)).toEqual({ role: 'writer', ...writer })
  expect(readRights(folder, 'owner')).toEqual({ role: 'owner' })
})

test.each([
  [
    '{\n  "roles": { "writer": {} },\n',
    undefined,
    'rights.json is not a valid JSON object. Correct line 2, column 29.',
  ],
  ['{', undefined, 'Correct line 1, column 2.'],
  ['[]', undefined, 'not a valid JSON object. Correct line 1, column 1.'],
  [{ roles: { writer } }, undefined, 'Name your role with --role. The roles are: writer.'],
  [{ roles: { writer } }, 'owner', 'has no role "owner"'],
  [{ roles: { writer } }, '__proto__', 'has no role "__proto__"'],
  [{ default: 'writer' }, undefined, 'needs "roles"'],
  [{ roles: { writer }, rolls: {} }, 'writer', 'unknown key "rolls"'],
  [
    { roles: { writer: { place: ['/messages'] } } },
    'writer',
    'unknown key "place". The keys are brands, layers, places, create, reason.',
  ],
  [{ roles: { writer: { places: 'messages' } } }, 'writer', 'a wrong "places"'],
  [{ roles: { writer: { places: ['messages'] } } }, 'writer', 'a wrong "places"'],
  [{ roles: { writer: { layers: ['live'] } } }, 'writer', 'a wrong "layers"'],
  [{ roles: { writer: { create: 'yes' } } }, 'writer', 'a wrong "create"'],
  [{ roles: { writer: { brands: ['a--b'] } } }, 'writer', 'a wrong "brands"'],
])('[BRD-06] a malformed file of rights or an unknown role is an error: %o as %s', (file, role, message) => {
  write(file)
  expect(() => readRights(folder, role)).toThrow(message)
})

test('[BRD-06] a role without a file of rights is refused, because no limits would apply', () => {
  expect(() => readRights(folder, 'writer')).toThrow('no roles')
})
