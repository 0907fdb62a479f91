import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { readStrictJson } from '../../../runtime/manifest/index.ts'
import { lockName } from './folder-lock.ts'

const saves = 200
const program = join(import.meta.dirname, 'testing/saving-editor.ts')

/** Runs an editor until all of its saves are done; it is killed at some of them and begins again after the last one. */
async function edit(root: string, name: string, killAt: readonly number[]): Promise<void> {
  const kills = new Set(killAt)
  let done = 0
  while (done < saves) {
    const editor = spawn(process.execPath, [program, root, name, String(done + 1), String(saves)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of createInterface(editor.stdout)) {
      done = Number(line)
      // The editor is on with the next save by now: the kill meets it anywhere in there.
      if (kills.delete(done)) editor.kill('SIGKILL')
    }
    if (editor.exitCode !== null && editor.exitCode !== 0) throw new Error(`The editor ${name} failed.`)
  }
}

test('[BRD-06] two editors with 200 saves each and kills in between: nothing is lost, every file is valid', async () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-editors-'))
  mkdirSync(join(root, 'acme/messages'), { recursive: true })
  writeFileSync(join(root, 'acme/manifest.json'), '{ "otp": { "length": 4 } }\n')
  writeFileSync(join(root, 'acme/messages/en.json'), '{\n  "written.by.hand": "stays"\n}\n')

  await Promise.all([edit(root, 'one', [20, 90, 150]), edit(root, 'other', [40, 100, 180])])

  const expected = Array.from({ length: saves }, (_, index) => index + 1).flatMap((count) =>
    ['one', 'other'].map((name) => [`${name}.${count}`, `${name} ${count}`]),
  )
  const texts = readFileSync(join(root, 'acme/messages/en.json'), 'utf8')
  expect(readStrictJson(texts)).toEqual({ value: { 'written.by.hand': 'stays', ...Object.fromEntries(expected) } })
  const manifest = readStrictJson(readFileSync(join(root, 'acme/manifest.json'), 'utf8'))
  expect(manifest).toEqual({ value: { otp: { length: expect.any(Number) } } })
  // A killed writer's unfinished file is gone by the next save in its folder.
  const left = readdirSync(root, { recursive: true, encoding: 'utf8' })
  expect(new Set(left)).toEqual(
    new Set([lockName, 'acme', 'acme/manifest.json', 'acme/messages', 'acme/messages/en.json']),
  )
  rmSync(root, { recursive: true })
}, 120_000)
