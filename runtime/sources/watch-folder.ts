import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * Watches a folder with everything in it. Node watches every single file on Linux, which costs a host of many brands
 * memory and the system's watches, so this watches only folders there.
 *
 * @param changed called with the path of a changed file or folder, relative to the folder
 * @param fail called with the errors of watchers
 * @returns a function that stops watching
 * @throws if the folder does not exist
 */
export function watchFolder(
  folder: string,
  changed: (path: string) => void,
  fail: (error: unknown) => void,
): () => void {
  if (process.platform !== 'linux') {
    const watcher = watch(folder, { recursive: true }, (_, path) => changed(path ?? '')).on('error', fail)
    return () => watcher.close()
  }
  const watchers = new Map<string, FSWatcher>()
  const paths = new Map<FSWatcher, string>()

  // All watchers share two listeners: two for each of 20,000 folders would take 5 MB.
  function listenToChange(this: FSWatcher, event: string, name: string | Buffer | null): void {
    const path = paths.get(this)
    if (path === undefined) return
    const below = join(path, String(name ?? ''))
    // A folder was created, removed, or replaced by another one of the same name.
    if (event === 'rename' && below !== path) {
      remove(below)
      addIfFolder(below)
    }
    changed(below)
  }

  function listenToError(this: FSWatcher, error: Error): void {
    const path = paths.get(this)
    if (path !== undefined) remove(path)
    fail(error)
  }

  function add(path: string): void {
    const watcher = watch(join(folder, path)).on('change', listenToChange).on('error', listenToError)
    watchers.set(path, watcher)
    paths.set(watcher, path)
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      if (entry.isDirectory() && !watchers.has(join(path, entry.name))) addIfFolder(join(path, entry.name))
    }
  }

  function addIfFolder(path: string): void {
    try {
      add(path)
    } catch (error) {
      remove(path)
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'ENOENT' && code !== 'ENOTDIR') fail(error)
    }
  }

  function remove(path: string): void {
    if (!watchers.has(path)) return
    for (const [one, watcher] of watchers) {
      if (one !== path && !one.startsWith(`${path}${sep}`)) continue
      watcher.close()
      watchers.delete(one)
      paths.delete(watcher)
    }
  }

  add('')
  return () => {
    for (const watcher of watchers.values()) watcher.close()
  }
}
