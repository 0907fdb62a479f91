import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { splitTables } from './area-decoders.ts'
import { folderOfFile } from '../../tests/support/temporary-folders.ts'

const folder = folderOfFile()
for (const path of ['tea/records/leaf.schema.json', 'tea/api/tea/list.schema.json', 'cups/records/cup.schema.json']) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), '{}')
}

const area = (name: string) => ({ name, folder: join(folder, name), always: false, widgets: [] })
const tables = {
  recordDecoders: { member: { cup: '#cup' }, leaf: { kind: 's', cup: '#cup', of: '#member' }, cup: 's', pot: 's' },
  responseDecoders: { 'tea/list': ['l', '#leaf'], 'user/dashboard': { user: '#member' } },
}

test('the decoders of the kernel include all records that they refer to, and an area has only the records that the kernel lacks', () => {
  const split = splitTables(tables, [area('tea'), area('cups')])
  expect(split.get('')).toEqual({
    responseDecoders: { 'user/dashboard': { user: '#member' } },
    recordDecoders: { member: { cup: '#cup' }, cup: 's', pot: 's' },
  })
  expect(split.get('tea')).toEqual({
    responseDecoders: { 'tea/list': ['l', '#leaf'] },
    recordDecoders: { leaf: tables.recordDecoders.leaf },
  })
  expect(split.get('cups')).toEqual({ responseDecoders: {}, recordDecoders: {} })
})

test('the decoders of the kernel include those of an idle widget', () => {
  const widget = { name: 'tea/offer', entry: '', load: 'idle' as const, calls: ['tea/list'] as [string] }
  const split = splitTables(tables, [{ ...area('tea'), widgets: [widget] }])
  expect(split.get('')?.responseDecoders).toEqual(tables.responseDecoders)
  expect(split.get('')?.recordDecoders).toEqual(tables.recordDecoders)
  expect(split.get('tea')).toEqual({ responseDecoders: {}, recordDecoders: {} })
})
