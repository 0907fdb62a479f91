import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchEachFolder } from './watch-each-folder.ts'

const closers: (() => void)[] = []
// Fakes only the interval at which the watcher looks at entries. Events of the system arrive in real time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  for (const close of closers.splice(0)) close()
  vi.useRealTimers()
})

/**
 * A watched folder with the entries `a`, `b` and `c`. Only the entry that was used last has watchers. At first, this is
 * `a`.
 */
function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-looked-'))
  const write = (path: string) => writeFileSync(join(folder, path), String(Math.random()))
  for (const name of ['a', 'b', 'c']) {
    mkdirSync(join(folder, name, 'environments'), { recursive: true })
    write(`${name}/environments/production.json`)
  }
  const reported = new Set<string>()
  const failed = vi.fn<(error: unknown) => void>()
  const watcher = watchEachFolder(folder, (path) => reported.add(path), failed, 1)
  watcher.use('a')
  closers.push(() => {
    watcher.stop()
    rmSync(folder, { recursive: true, force: true })
    expect(failed).not.toHaveBeenCalled()
  })
  /** The entries that the watcher reports when it looks at all of them. */
  const reportedByLook = () => {
    reported.clear()
    vi.advanceTimersByTime(60_000)
    return [...reported].toSorted()
  }
  return { folder, watcher, reported, write, reportedByLook }
}

test.runIf(process.platform === 'linux')('throws for a file, and leaves no watcher', async () => {
  const { folder } = createFolder()
  const watchers = () => process.getActiveResourcesInfo().filter((name) => name === 'FSEventWrap').length
  const before = watchers()
  const file = join(folder, 'a/environments/production.json')
  expect(() =>
    watchEachFolder(
      file,
      () => {},
      () => {},
    ),
  ).toThrow(/ENOTDIR/)
  await expect.poll(watchers).toBe(before)
})

describe.runIf(process.platform === 'linux')('a folder with more entries than watchers', () => {
  test('[BRD-05] reports a change of an entry without watchers once, within a minute', () => {
    const { folder, write, reportedByLook } = createFolder()
    expect(reportedByLook()).toEqual([])
    write('b/environments/production.json')
    rmSync(join(folder, 'c/environments/production.json'))
    expect(reportedByLook()).toEqual(['b', 'c'])
    expect(reportedByLook()).toEqual([])
  })

  test('[BRD-05] reports a change of an entry without watchers when something uses the entry', () => {
    const { watcher, reported, write } = createFolder()
    write('b/environments/production.json')
    watcher.use('c')
    expect([...reported]).toEqual([])
    watcher.use('b')
    expect([...reported]).toEqual(['b'])
  })

  test('[BRD-05] reports a change of the last used entry immediately, and a change of the entry used before it later', async () => {
    const { watcher, reported, write, reportedByLook } = createFolder()
    watcher.use('b')
    write('a/environments/production.json')
    write('b/environments/production.json')
    await expect.poll(() => [...reported]).toContain('b/environments/production.json')
    expect([...reported]).toEqual(['b/environments/production.json'])
    expect(reportedByLook()).toEqual(['a'])
  })

  test('[BRD-08] reports a new, a renamed and a removed entry immediately', async () => {
    const { folder, reported, write } = createFolder()
    mkdirSync(join(folder, 'd'))
    await expect.poll(() => [...reported]).toContain('d')
    write('d/manifest.json')
    await expect.poll(() => [...reported]).toContain('d/manifest.json')
    renameSync(join(folder, 'b'), join(folder, 'e'))
    await expect.poll(() => [...reported]).toEqual(expect.arrayContaining(['b', 'e']))
    rmSync(join(folder, 'c'), { recursive: true })
    await expect.poll(() => [...reported]).toContain('c')
  })
})
