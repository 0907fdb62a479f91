import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { watchFolder } from './watch-folder.ts'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A watched folder with `a/parts/one.json`. */
function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-watched-'))
  mkdirSync(join(folder, 'a/parts'), { recursive: true })
  writeFileSync(join(folder, 'a/parts/one.json'), '1')
  const changed = new Set<string>()
  const failed = vi.fn<(error: unknown) => void>()
  const { stop } = watchFolder(folder, (path) => changed.add(path), failed)
  closers.push(() => {
    stop()
    rmSync(folder, { recursive: true, force: true })
    expect(failed).not.toHaveBeenCalled()
  })
  /** Makes a change and waits until the watcher reports the path. */
  const expectChange = async (path: string, change: () => void) => {
    changed.clear()
    change()
    await expect.poll(() => [...changed]).toContain(path)
  }
  const write = (path: string) => writeFileSync(join(folder, path), String(Math.random()))
  return { folder, expectChange, write }
}

test('reports written, replaced and removed files at any depth', async () => {
  const { folder, expectChange, write } = createFolder()
  await expectChange('a/parts/one.json', () => write('a/parts/one.json'))
  await expectChange('a/parts/two.json', () => write('a/parts/two.json'))
  await expectChange('a/parts/one.json', () =>
    renameSync(join(folder, 'a/parts/two.json'), join(folder, 'a/parts/one.json')),
  )
  await expectChange('a/parts/one.json', () => rmSync(join(folder, 'a/parts/one.json')))
  await expectChange('top.json', () => write('top.json'))
})

test('reports files of folders that are created, renamed, and created again under the same name', async () => {
  const { folder, expectChange, write } = createFolder()
  await expectChange('b', () => mkdirSync(join(folder, 'b/deep/deeper'), { recursive: true }))
  await expectChange('b/deep/deeper/one.json', () => write('b/deep/deeper/one.json'))

  await expectChange('c', () => renameSync(join(folder, 'b'), join(folder, 'c')))
  await expectChange('c/deep/deeper/one.json', () => write('c/deep/deeper/one.json'))

  await expectChange('a', () => rmSync(join(folder, 'a'), { recursive: true }))
  await expectChange('a', () => mkdirSync(join(folder, 'a/parts'), { recursive: true }))
  await expectChange('a/parts/one.json', () => write('a/parts/one.json'))
})

test('reports changes in a folder that replaces the watched folder', async () => {
  const { folder, expectChange, write } = createFolder()
  const beside = `${folder}-beside`
  closers.push(() => rmSync(beside, { recursive: true, force: true }))
  await expectChange('a', () => renameSync(folder, beside))
  mkdirSync(join(beside, 'b'))
  await expectChange('b', () => renameSync(beside, folder))
  await expectChange('a/parts/one.json', () => write('a/parts/one.json'))
  await expectChange('b', () => rmSync(folder, { recursive: true }))
  await expectChange('c', () => mkdirSync(join(folder, 'c'), { recursive: true }))
  await expectChange('c/one.json', () => write('c/one.json'))
})

/** A temporary folder (`above`), and functions that write files in it and watch the path `watched` below it. */
function createSite(watched: string) {
  const above = mkdtempSync(join(tmpdir(), 'livery-above-'))
  const write = (path: string) => {
    mkdirSync(dirname(join(above, path)), { recursive: true })
    writeFileSync(join(above, path), '{}')
  }
  const changed = new Set<string>()
  const watchNow = () => {
    const { stop } = watchFolder(
      join(above, watched),
      (path) => changed.add(path),
      (error) => expect.unreachable(String(error)),
    )
    closers.push(() => {
      stop()
      rmSync(above, { recursive: true, force: true })
    })
  }
  const expectChange = async (path: string, change: () => void) => {
    changed.clear()
    change()
    await expect.poll(() => [...changed]).toContain(path)
  }
  return { above, write, watchNow, expectChange }
}

test('[BRD-05] reports the entries and changes of a folder after a folder above it was replaced', async () => {
  const { above, write, watchNow, expectChange } = createSite('deep/site/merchants')
  write('deep/site/merchants/acme/manifest.json')
  write('deep/site.new/merchants/other/manifest.json')
  watchNow()
  await expectChange('other', () => {
    renameSync(join(above, 'deep/site'), join(above, 'deep/site.old'))
    renameSync(join(above, 'deep/site.new'), join(above, 'deep/site'))
  })
  await expectChange('other/tokens.json', () => write('deep/site/merchants/other/tokens.json'))
  await expectChange('acme', () => {
    renameSync(join(above, 'deep'), join(above, 'deep.old'))
    write('deep/site/merchants/acme/manifest.json')
  })
  await expectChange('acme/tokens.json', () => write('deep/site/merchants/acme/tokens.json'))
})

test('[BRD-05] reports the entries and changes of a folder after a link above it leads to another folder', async () => {
  const { above, write, watchNow, expectChange } = createSite('live/merchants')
  for (const path of ['releases/1/merchants/acme', 'releases/2/merchants/other']) write(`${path}/manifest.json`)
  const lead = (name: string, target: string) => {
    symlinkSync(target, join(above, `${name}.new`))
    renameSync(join(above, `${name}.new`), join(above, name))
  }
  lead('current', 'releases/1')
  lead('live', 'current')
  watchNow()
  await expectChange('other', () => lead('current', 'releases/2'))
  await expectChange('other/tokens.json', () => write('releases/2/merchants/other/tokens.json'))
  await expectChange('acme', () => lead('live', 'releases/1'))
  await expectChange('acme/tokens.json', () => write('releases/1/merchants/acme/tokens.json'))
})

test('reports the failure if a file replaces the folder, and then watches the folder that replaces the file', async () => {
  const above = folderOfTest()
  const folder = join(above, 'merchants')
  mkdirSync(folder)
  const changed = new Set<string>()
  const failed = vi.fn<(error: unknown) => void>()
  const { stop } = watchFolder(folder, (path) => changed.add(path), failed)
  closers.push(stop)
  writeFileSync(join(above, 'file'), '')
  renameSync(folder, join(above, 'old'))
  renameSync(join(above, 'file'), folder)
  await expect.poll(() => failed.mock.calls.flat()).toContainEqual(expect.objectContaining({ code: 'ENOTDIR' }))
  rmSync(folder)
  mkdirSync(join(folder, 'acme'), { recursive: true })
  await expect.poll(() => [...changed]).toContain('acme')
})

test('reports files of a linked folder, which may be anywhere', async () => {
  const { folder, expectChange } = createFolder()
  const elsewhere = folderOfTest()
  await expectChange('linked', () => symlinkSync(elsewhere, join(folder, 'linked')))
  await expectChange('linked/one.json', () => writeFileSync(join(elsewhere, 'one.json'), '1'))
})

test('throws for a folder that does not exist', () => {
  expect(() =>
    watchFolder(
      join(tmpdir(), 'livery-no-such-folder'),
      () => {},
      () => {},
    ),
  ).toThrow(/ENOENT/)
})
