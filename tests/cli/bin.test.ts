import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../support/run-command.ts'
import { folderOfTest } from '../support/temporary-folders.ts'

const bin = join(projectRoot, 'bin/livery.js')

/** The machine's own Node, or the installed package's Node if the machine has none. */
function machineNode(): string {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return folders.map((folder) => join(folder, 'node')).find((path) => existsSync(path)) ?? process.execPath
}

function livery(...args: string[]) {
  return spawnSync(machineNode(), [bin, ...args], {
    encoding: 'utf8',
    cwd: tmpdir(),
    env: { ...process.env, INIT_CWD: tmpdir() },
  })
}

describe('the livery program with the machine’s own Node', () => {
  test('validates the brands from a folder outside of the project', () => {
    const { status, stdout } = livery('validate', '--format', 'json')
    expect(JSON.parse(stdout)).toEqual({ issues: [] })
    expect(status).toBe(0)
  })

  test('shows its help', () =>
    expect(livery('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('livery preview') }))

  test('ends with 2 and a suggestion after a mistyped brand', () => {
    const { status, stderr } = livery('validate', 'siam119')
    expect(status).toBe(2)
    expect(stderr).toContain('Did you mean "siam191"?')
  })

  test.each(['validate', 'preview', 'publish acme production --store releases'])(
    'refuses a file instead of the folder of brands: livery %s',
    (command) => {
      const { status, stderr } = livery(...command.split(' '), '--merchants', join(projectRoot, 'README.md'))
      expect(stderr).toBe(`${join(projectRoot, 'README.md')} is a file. Pass the folder that contains the brands.\n`)
      expect(status).toBe(2)
    },
  )

  test.runIf(process.platform === 'linux').each([
    ['publish beta191 development --by lek --yes --to', '/proc/livery'],
    ['new', '/proc/livery/ours'],
    ['build --out', '/proc/livery'],
  ])('ends with 2 if a folder cannot be created: livery %s %s', (command, folder) => {
    const { status, stderr } = livery(...command.split(' '), folder)
    expect(stderr).toMatch(/The folder \/proc\/livery cannot be created: E[A-Z]+/)
    expect(status).toBe(2)
  })

  test('if nobody reads the output of a command, the command still finishes its work', async () => {
    const store = mkdtempSync(join(tmpdir(), 'livery-unread-'))
    const run = (...args: string[]) =>
      new Promise((resolve) => {
        const command = spawn(process.execPath, [bin, ...args], { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] })
        command.stdout.destroy()
        command.stderr.destroy()
        command.once('exit', resolve)
      })
    try {
      expect(await run('publish', 'beta191', 'development', '--by', 'lek', '--yes', '--to', store)).toBe(0)
      expect(readdirSync(join(store, 'current/development'))).toEqual(['beta191@1'])
      expect(await run('publish', 'beta191', 'development', '--by', 'lek', '--yes', '--to', '')).toBe(2)
    } finally {
      rmSync(store, { recursive: true })
    }
  })

  test.runIf(existsSync('/dev/full')).each(['validate beta191', 'publish beta191 development --by lek --yes --store'])(
    'if the disk of the output is full, a command still finishes its work, and ends with 2: livery %s',
    (command) => {
      const store = folderOfTest()
      const full = openSync('/dev/full', 'w')
      onTestFinished(() => closeSync(full))
      const args = [bin, ...command.split(' '), ...(command.startsWith('publish') ? [store] : [])]
      const { status, stderr } = spawnSync(machineNode(), args, {
        encoding: 'utf8',
        cwd: tmpdir(),
        stdio: ['ignore', full, 'pipe'],
      })
      expect(stderr).toBe('Livery cannot write its output: the disk is full.\n')
      expect(status).toBe(2)
      if (command.startsWith('publish')) expect(readdirSync(join(store, 'current/development'))).toEqual(['beta191@1'])
    },
  )

  test('a program that a signal ends while it starts reports the signal, not an error of its own', async () => {
    const studio = spawn(machineNode(), [bin, 'studio', '--port', '0', '--preview-port', '0'], { cwd: tmpdir() })
    studio.stdout.once('data', () => studio.kill('SIGTERM'))
    const ended = await new Promise((resolve) => studio.once('close', (status, signal) => resolve(signal ?? status)))
    expect(['SIGTERM', 128 + constants.signals.SIGTERM]).toContain(ended)
  })

  test('a signal stops the program and its child processes', async () => {
    const preview = spawn(machineNode(), [bin, 'preview', '--port', '0'], { cwd: tmpdir() })
    await new Promise<void>((resolve, reject) => {
      preview.stdout.on('data', (text: Buffer) => (String(text).includes('Ctrl-C') ? resolve() : undefined))
      preview.once('exit', () => reject(new Error('The preview ended.')))
    })
    // The output of the preview ends when all processes that could write to it have ended.
    const ended = new Promise((resolve) => preview.once('close', resolve))
    preview.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})
