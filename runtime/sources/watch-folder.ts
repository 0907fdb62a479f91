import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { watchPath } from './watch-path.ts'

type Watch = (folder: string, changed: (path: string) => void, fail: (error: unknown) => void) => () => void

/**
 * Watches a folder with everything in it, also after another folder has replaced it or a folder above it: a deployment
 * may move a new folder into the place of the old one, or let a symbolic link lead to the new one.
 *
 * @param changed called with the path of a changed file or folder, relative to the folder. After a replacement, called
 *   with the name of each entry of the old and of the new folder
 * @param fail called with the errors of watchers
 * @returns a function that stops watching
 * @throws if the folder does not exist
 */
export const watchFolder: Watch = (folder, changed, fail) => {
  const watchContent = process.platform === 'linux' ? watchEachFolder : watchRecursively
  const names = new Set<string>()
  const addNames = () => {
    if (existsSync(folder)) for (const name of readdirSync(folder)) names.add(name)
  }
  const noteChange = (path: string) => {
    names.add(path.split(sep)[0] ?? '')
    changed(path)
  }
  const start = () => {
    try {
      return watchContent(folder, noteChange, fail)
    } catch (error) {
      // If the folder was moved away, a later event of its path starts the watcher again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') fail(error)
      return () => {}
    }
  }
  let stop = watchContent(folder, noteChange, fail)
  addNames()
  const stopPath = watchPath(folder, () => {
    stop()
    stop = start()
    addNames()
    for (const name of names) changed(name)
  })
  return () => {
    stopPath()
    stop()
  }
}

const watchRecursively: Watch = (folder, changed, fail) => {
  const watcher = watch(folder, { recursive: true }, (_, path) => changed(path ?? '')).on('error', fail)
  return () => watcher.close()
}

/**
 * Watches each folder by itself. On Linux, Node's recursive watch would watch every single file. With many brands, this
 * takes much memory, and many of the limited number of watches in the system.
 */
const watchEachFolder: Watch = (folder, changed, fail) => {
  const watchers = new Map<string, FSWatcher>()
  const paths = new Map<FSWatcher, string>()

  // All watchers share two listeners: two for each of 20,000 folders would take 5 MB.
  function listenToChange(this: FSWatcher, event: string, name: string | Buffer | null): void {
    const path = paths.get(this)
    if (path === undefined) return
    const below = join(path, String(name ?? ''))
    // The system reports the removal of the folder itself under the folder's own name.
    if (below === basename(folder) && !existsSync(join(folder, below))) return
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
      // A brand may be a link to a folder anywhere on the disk, but a link to a folder within a brand is an error.
      const isFolder = entry.isDirectory() || (path === '' && entry.isSymbolicLink())
      if (isFolder && !watchers.has(join(path, entry.name))) addIfFolder(join(path, entry.name))
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
