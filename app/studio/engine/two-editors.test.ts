import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { readStrictJson } from '../../../runtime/manifest/index.ts'
import { lockName } from './folder-lock.ts'
import { folderOfTest } from '../../../tests/support/temporary-folders.ts'

const saves = 200
const program = join(import.meta.dirname, 'testing/saving-editor.ts')

/**
 * Runs an editor until it has made all saves, and kills it after each line of `killAt`. The next process continues
 * after the last edit, and has to find the draft of this edit.
 */
async function edit(root: string, cache: string, name: string, killAt: readonly string[]): Promise<void> {
  const kills = new Set(killAt)
  let edited = 0
  for (;;) {
    const command = [program, root, cache, name, String(edited + 1), String(saves)]
    const editor = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
    for await (const line of createInterface(editor.stdout)) {
      if (line.startsWith('edited ')) edited = Number(line.slice('edited '.length))
      // The editor continues until the signal arrives. So the kill can interrupt any part of the next write.
      if (kills.delete(line)) editor.kill('SIGKILL')
    }
    if (editor.exitCode === null && editor.signalCode === null) await once(editor, 'exit')
    if (editor.exitCode === 0) return
    if (editor.signalCode !== 'SIGKILL') throw new Error(`The editor ${name} failed.`)
  }
}

test('[BRD-06] two editors save 200 times each and are killed in between: no edit is lost, and every file is valid', async () => {
  const folder = folderOfTest()
  const root = join(folder, 'brands')
  const cache = join(folder, 'cache')
  mkdirSync(join(root, 'acme/messages'), { recursive: true })
  writeFileSync(join(root, 'acme/manifest.json'), '{ "otp": { "length": 4 } }\n')
  writeFileSync(join(root, 'acme/messages/en.json'), '{\n  "written.by.hand": "stays"\n}\n')

  await Promise.all([
    edit(root, cache, 'one', ['edited 20', 'saved 90', 'edited 150', 'edited 199']),
    edit(root, cache, 'other', ['saved 40', 'edited 100', 'edited 101', 'saved 180']),
  ])

  const expected = Array.from({ length: saves }, (_, index) => index + 1).flatMap((count) =>
    ['one', 'other'].map((name) => [`${name}.${count}`, `${name} ${count}`]),
  )
  const texts = readFileSync(join(root, 'acme/messages/en.json'), 'utf8')
  expect(readStrictJson(texts)).toEqual({ value: { 'written.by.hand': 'stays', ...Object.fromEntries(expected) } })
  const manifest = readStrictJson(readFileSync(join(root, 'acme/manifest.json'), 'utf8'))
  expect(manifest).toEqual({ value: { otp: { length: expect.any(Number) } } })
  // No unfinished file remains: each save first removes the unfinished files of killed writers.
  const left = readdirSync(root, { recursive: true, encoding: 'utf8' })
  expect(new Set(left)).toEqual(
    new Set([lockName, 'acme', 'acme/manifest.json', 'acme/messages', 'acme/messages/en.json']),
  )
  // Each draft was saved, so none is left.
  const drafts = readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('.draft.'))
  expect(drafts).toEqual([])
})
