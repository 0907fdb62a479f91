import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editorCommand } from './open-editor.ts'
import { readOpenRequest } from './open-request.ts'

const token = 'the-token'
let root: string
let folders: string[]

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'livery-open-')))
  folders = [join(root, 'own'), join(root, 'merchants')]
  mkdirSync(join(root, 'own'))
  mkdirSync(join(root, 'merchants/acme'), { recursive: true })
  writeFileSync(join(root, 'merchants/acme/manifest.json'), '{}')
  writeFileSync(join(root, 'secret.json'), '{}')
  symlinkSync(join(root, 'secret.json'), join(root, 'merchants/acme/link.json'))
})
afterAll(() => rmSync(root, { recursive: true }))

interface Attempt {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

function attempt({
  method = 'POST',
  headers = {},
  body = { file: 'acme/manifest.json', line: 3, column: 5 },
}: Attempt) {
  const request = new Request('http://acme.localhost:5173/__livery/open', {
    method,
    headers: {
      host: 'acme.localhost:5173',
      origin: 'http://acme.localhost:5173',
      'content-type': 'application/json',
      'x-livery-token': token,
      ...headers,
    },
    body: method === 'GET' ? null : JSON.stringify(body),
  })
  return readOpenRequest(request, token, folders)
}

test('[BRD-05] a page of the preview opens a brand’s file at a place', async () => {
  expect(await attempt({})).toEqual({ path: join(root, 'merchants/acme/manifest.json'), line: 3, column: 5 })
})

test.each([
  ['another method', { method: 'PUT' }],
  ['a GET', { method: 'GET' }],
  ['a form', { headers: { 'content-type': 'text/plain' } }],
  ['another site', { headers: { origin: 'http://evil.example' } }],
  ['another port', { headers: { origin: 'http://acme.localhost:9999' } }],
  ['a page without origin', { headers: { origin: 'null' } }],
  ['no token', { headers: { 'x-livery-token': '' } }],
  ['another token', { headers: { 'x-livery-token': 'the-tokem' } }],
  ['a path outside', { body: { file: '../secret.json', line: 1, column: 1 } }],
  ['a link that leads outside', { body: { file: 'acme/link.json', line: 1, column: 1 } }],
  ['no such file', { body: { file: 'acme/none.json', line: 1, column: 1 } }],
  ['the folder itself', { body: { file: '', line: 1, column: 1 } }],
  ['a line number that is not a number', { body: { file: 'acme/manifest.json', line: '1; rm', column: 1 } }],
  ['an empty body', { body: null }],
] satisfies [string, Attempt][])('[BRD-05] %s opens nothing', async (_title, given) => {
  expect(await attempt(given)).toBeUndefined()
})

test('the editor is LIVERY_EDITOR, or else VISUAL, EDITOR or code, with its arguments', () => {
  expect(editorCommand({ LIVERY_EDITOR: 'zed --wait', EDITOR: 'vi' })).toEqual({ program: 'zed', args: ['--wait'] })
  expect(editorCommand({ VISUAL: ' ', EDITOR: 'vi' })).toEqual({ program: 'vi', args: [] })
  expect(editorCommand({})).toEqual({ program: 'code', args: ['-g'] })
})
