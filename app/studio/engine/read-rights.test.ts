import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readRights, rightsFile } from './read-rights.ts'
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
  ['{', undefined, 'not a valid JSON object'],
  ['[]', undefined, 'not a valid JSON object'],
  [{ roles: { writer } }, undefined, 'Name your role with --role. The roles are: writer.'],
  [{ roles: { writer } }, 'owner', 'There is no role "owner"'],
  [{ roles: { writer } }, '__proto__', 'There is no role "__proto__"'],
  [{ default: 'writer' }, undefined, 'needs "roles"'],
  [{ roles: { writer }, rolls: {} }, 'writer', 'unknown key "rolls"'],
  [{ roles: { writer: { place: ['/messages'] } } }, 'writer', 'a "place" that the studio does not understand'],
  [{ roles: { writer: { places: 'messages' } } }, 'writer', 'a "places"'],
  [{ roles: { writer: { places: ['messages'] } } }, 'writer', 'a "places"'],
  [{ roles: { writer: { layers: ['live'] } } }, 'writer', 'a "layers"'],
  [{ roles: { writer: { create: 'yes' } } }, 'writer', 'a "create"'],
  [{ roles: { writer: { brands: ['a--b'] } } }, 'writer', 'a "brands"'],
])('[BRD-06] a malformed file of rights or an unknown role is an error: %o as %s', (file, role, message) => {
  write(file)
  expect(() => readRights(folder, role)).toThrow(message)
})

test('[BRD-06] a role without a file of rights is refused, because no limits would apply', () => {
  expect(() => readRights(folder, 'writer')).toThrow('no roles')
})
