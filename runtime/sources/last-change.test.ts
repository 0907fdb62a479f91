import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { lastChange } from './last-change.ts'

/** Called after each `readdirSync`. */
const listed = vi.hoisted(() => vi.fn<() => void>())

vi.mock(import('node:fs'), async (importOriginal) => {
  const original = await importOriginal()
  const readdirSync = (...args: Parameters<typeof original.readdirSync>) => {
    const entries = original.readdirSync(...args)
    listed()
    return entries
  }
  return { ...original, readdirSync: readdirSync as typeof original.readdirSync }
})

const folders: string[] = []
afterEach(() => {
  listed.mockReset()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-change-'))
  folders.push(folder)
  return folder
}

test.each(['a file', 'a folder'])('the last change of a folder ignores %s that disappears meanwhile', (kind) => {
  const folder = createFolder()
  const entry = join(folder, 'entry')
  if (kind === 'a file') writeFileSync(entry, '')
  else mkdirSync(entry)
  listed.mockImplementation(() => rmSync(entry, { recursive: true, force: true }))
  const before = Date.now() - 10_000
  expect(lastChange(folder)).toBeGreaterThan(before)
  expect(existsSync(entry)).toBe(false)
})

test('a missing folder has no last change', () => {
  expect(lastChange(join(createFolder(), 'missing'))).toBe(0)
})
