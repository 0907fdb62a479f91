import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { createDrafts } from '../drafts.ts'
import { createEditSession } from '../edit-session.ts'

export const manifest = `{
  "merchant": { "id": "acme", "name": "Acme" },
  "otp": { "length": 4 },
  "features": { "cashback": { "enabled": true } }
}
`
export const tokens = `{ "light": { "accent": { "$value": "#112233" } } }\n`

/** The JSON files of the brand that the tests change. */
export const all = [
  'acme/manifest.json',
  'acme/tokens.json',
  'acme/messages/th.json',
  'acme/environments/production.json',
]

/** Creates a folder with the brand `acme` before each test, and removes it after the test. */
export function brandOnDisk() {
  let root: string

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'livery-studio-'))
    write('acme/manifest.json', manifest)
    write('acme/tokens.json', tokens)
    write('acme/environments/production.json', '{}\n')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  return {
    root: () => root,
    write,
    /** The text of a file on the disk. */
    disk: (file: string) => readFileSync(join(root, file), 'utf8'),
    /** Opens the brand in two windows. */
    open() {
      const drafts = createDrafts(root)
      const windows = new Set(['one', 'other'])
      const { inWindow } = createEditSession(
        drafts,
        (_layer, pointer) => pointer === '/otp',
        undefined,
        (name) => windows.has(name),
      )
      const close = (name: string) => windows.delete(name)
      return { drafts, session: inWindow('one'), other: inWindow('other'), close }
    },
  }
}
