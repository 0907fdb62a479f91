import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { pageLifetime } from '../../app/host/page-cache.ts'
import type { BuiltFiles } from '../../app/build/built-files.ts'
import { createFolderStore } from '../../app/releases/folder-store.ts'
import { readHead } from '../../app/releases/index.ts'
import { startHost } from '../../app/start-host.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { changed, filesOfBrand, publishFiles } from '../releases/open-release-host.ts'
import { folderOfTest } from '../support/temporary-folders.ts'
import { projectRoot, runCommand } from '../support/run-command.ts'
import { makeBuiltStub } from './built-stub.ts'
import { readMetrics } from './read-metrics.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  vi.useRealTimers()
})

function builtStub(change: Partial<BuiltFiles> = {}): string {
  const folder = makeBuiltStub(change)
  ends.push(() => rmSync(folder, { recursive: true }))
  return folder
}

test('[OPS-03] a host removes expired pages from its memory, even if no visitor requests a page', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { port, operationsPort, close } = await startHost({
    builtFolder: builtStub(),
    folders: [join(projectRoot, 'merchants')],
    environment: 'development',
    port: 0,
    operationsPort: 0,
    backend: 'sandbox',
  })
  ends.push(close)
  const cachedPages = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text()
    return readMetrics(metrics).value('livery_pages_kept', {})
  }
  expect(await cachedPages()).toBe(0)
  await new Promise<void>((resolve, reject) => {
    const headers = { host: 'siam191.localhost' }
    get({ port, path: '/en-th/nothing', headers }, (answer) => answer.resume().once('end', resolve)).on('error', reject)
  })
  expect(await cachedPages()).toBe(1)
  vi.advanceTimersByTime(pageLifetime - 6000)
  expect(await cachedPages()).toBe(1)
  vi.advanceTimersByTime(12_000)
  expect(await cachedPages()).toBe(0)
})

test('[OPS-03] a host that cannot listen ends with a message', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  ends.push(() => taken.close())
  const { port } = taken.address() as AddressInfo
  const host = (...options: string[]) =>
    runCommand('node', [
      'bin/livery.js',
      'host',
      '--env',
      'development',
      '--sandbox',
      '--built',
      builtStub(),
      ...options,
    ])
  const inUse = { status: 2, output: expect.stringMatching(`^Port ${port} is in use\\. .+\n$`) as string }
  expect(await host('--port', String(port))).toMatchObject(inUse)
  expect(await host('--port', '0', '--operations', String(port))).toMatchObject(inUse)
})

test.each([
  ['--built tests', 'There is no build in '],
  ['--store ftp://releases', '"ftp://releases" cannot be a release store.'],
])('[OPS-03] a host ends with a message: livery host %s', async (options, message) => {
  const given = `--built ${builtStub()} --port 0 ${options}`.split(' ')
  const { status, output } = await runCommand('node', ['bin/livery.js', 'host', ...given])
  expect(output).toContain(message)
  expect(output.trimEnd().split('\n')).toHaveLength(1)
  expect(status).toBe(2)
})

/** Starts a host over the releases in a folder. */
const hostReleases = (folder: string) =>
  startHost({
    builtFolder: builtStub(),
    folders: [],
    releases: { address: folder, cwd: tmpdir() },
    environment: 'development',
    port: 0,
  })

test('[OPS-02] a host that starts with a damaged canary says so', async () => {
  const folder = folderOfTest()
  const store = createFolderStore(folder)
  const siam = await filesOfBrand('siam191')
  await publishFiles(store, 'siam191', siam)
  await publishFiles(store, 'siam191', changed(siam, 'tokens.json', '#e3b85f', '#5fe3a1'), { share: 0.5 })
  const canary = (await readHead(store, 'siam191', 'development'))?.pointer.canary?.release
  rmSync(join(folder, 'objects/siam191', canary ?? 'none'))
  const { notices, close } = await hostReleases(folder)
  ends.push(close)
  expect(notices).toEqual([
    '  siam191  has a canary with errors, which the host shows to nobody:',
    expect.stringContaining('Cancel the canary, and publish it again.'),
  ])
})

test('[OPS-03] a host reports once that its release store fails, and once that it responds again', async () => {
  const folder = join(folderOfTest(), 'releases')
  mkdirSync(folder)
  await publishFiles(createFolderStore(folder), 'siam191', await filesOfBrand('siam191'))
  const lines: string[] = []
  const print = vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line))
  ends.push(() => print.mockRestore())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { close } = await hostReleases(folder)
  ends.push(close)
  /** Waits until the host has read its store and has set the timer for the next read. */
  const untilRead = async () => {
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  const readThreeTimes = async () => {
    for (let read = 0; read < 3; read += 1) {
      await untilRead()
      vi.advanceTimersByTime(500)
    }
    await untilRead()
  }
  const failing = `The release store ${folder} fails, so the host serves the last releases that it has read: There is no such folder, or its disk is not mounted.`
  const responding = `The release store ${folder} responds again.`
  await readThreeTimes()
  expect(lines).toEqual([])
  renameSync(folder, `${folder}-unmounted`)
  await readThreeTimes()
  expect(lines).toEqual([failing])
  renameSync(`${folder}-unmounted`, folder)
  await readThreeTimes()
  expect(lines).toEqual([failing, responding])
})

test('[OPS-03] a host whose release store does not exist starts, and prints the reason', async () => {
  const { notices, close } = await startHost({
    builtFolder: builtStub(),
    folders: [],
    releases: { address: 'no-such-store', cwd: tmpdir() },
    environment: 'production',
    port: 0,
  })
  ends.push(close)
  expect(notices).toEqual([
    '  The release store no-such-store fails: There is no such folder, or its disk is not mounted.',
  ])
})

test('[OPS-03] a host reports the widgets that its build lacks', async () => {
  const builtFolder = builtStub({ widgets: { 'layout/footer': [] } })
  const { notices, close } = await startHost({ builtFolder, folders: [], environment: 'production', port: 0 })
  ends.push(close)
  const widgets = Object.keys(catalogue).filter((name) => name !== 'layout/footer')
  expect(notices).toEqual([
    expect.stringContaining(
      `lacks ${widgets.length} widgets (${widgets.slice(0, 3).join(', ')}, …), so blocks are missing in pages.`,
    ),
  ])
})
