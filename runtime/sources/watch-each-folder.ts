import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { lastChange } from './last-change.ts'
import { codeOf } from '../errors/caught-error.ts'

/** A running watcher of a folder. */
export interface FolderWatcher {
  /** Notes that something uses an entry of the folder. */
  use(name: string): void
  stop(): void
}

/**
 * @param changed called with the path of a changed file or folder, relative to the folder
 * @param fail called with the errors of watchers
 * @param most the maximum number of entries with watchers of their own
 */
export type WatchFolder = (
  folder: string,
  changed: (path: string) => void,
  fail: (error: unknown) => void,
  most?: number,
) => FolderWatcher

/** How often the watcher reads the last change of each entry without watchers, in ms. */
const lookInterval = 60_000

/**
 * How often the watcher reads the next part of the entries without watchers, in ms. A part is small, because reading
 * blocks the program.
 */
const partInterval = 250

/**
 * Watches each folder by itself, because on Linux, Node's recursive watch would watch every single file.
 *
 * Only the `most` last used entries have watchers, which take 2 kB for a brand. The watcher looks at the other entries
 * from time to time: 10,000 brands take 0.5 s of CPU time.
 */
export const watchEachFolder: WatchFolder = (folder, onChange, fail, most = Number.POSITIVE_INFINITY) => {
  const watchers = new Map<string, FSWatcher>()
  const paths = new Map<FSWatcher, string>()
  /** The entries with watchers, with the number of their last use. */
  const used = new Map<string, number>()
  let uses = 0
  /** The last change of each entry, as the watcher has last read it. Empty without a maximum (`most`). */
  const looked = new Map<string, number>()

  // All watchers share two listeners: two for each of 20,000 folders would take 5 MB.
  function listenToChange(this: FSWatcher, event: string, name: string | Buffer | null): void {
    const path = paths.get(this)
    if (path === undefined) return
    const below = join(path, String(name ?? ''))
    // The system reports the removal of the folder itself under the folder's own name.
    if (below === basename(folder) && !existsSync(join(folder, below))) return
    // A folder was created, removed, or replaced by another folder of the same name.
    if (event === 'rename' && below !== path) {
      remove(below)
      if (path === '') enter(below)
      else addIfFolder(below)
    }
    onChange(below)
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
      const below = join(path, entry.name)
      if (watchers.has(below)) continue
      if (path !== '') {
        // Within a brand, a link to a folder is a mistake, so the folder needs no watcher.
        if (entry.isDirectory()) addIfFolder(below)
      } else if (entry.isDirectory() || entry.isSymbolicLink()) {
        // A brand may be a link to a folder anywhere on the disk.
        if (used.size < most) enter(below)
        else look(below)
      }
    }
  }

  function addIfFolder(path: string): void {
    try {
      add(path)
    } catch (error) {
      remove(path)
      const code = codeOf(error)
      if (code !== 'ENOENT' && code !== 'ENOTDIR') fail(error)
    }
  }

  function remove(path: string): void {
    used.delete(path)
    if (!watchers.has(path)) return
    for (const [one, watcher] of watchers) {
      if (one !== path && !one.startsWith(`${path}${sep}`)) continue
      watcher.close()
      watchers.delete(one)
      paths.delete(watcher)
    }
  }

  /**
   * Gives watchers to an entry. If more than `most` entries then have watchers, the least recently used entry loses its
   * watchers.
   */
  function enter(name: string): void {
    addIfFolder(name)
    if (watchers.has(name)) used.set(name, ++uses)
    // Reads the last change after the watchers have started, so that no change is lost in between.
    look(name)
    if (used.size > most) remove(leastRecentlyUsed(used))
  }

  /** Reports an entry that has changed since the last look. The first look only stores the time of the last change. */
  function look(name: string): void {
    if (most === Number.POSITIVE_INFINITY) return
    const [before, now] = [looked.get(name), lastChange(join(folder, name))]
    if (now === 0) looked.delete(name)
    else looked.set(name, now)
    if (before !== undefined && before !== now) onChange(name)
  }

  function closeAll(): void {
    for (const watcher of watchers.values()) watcher.close()
  }

  let next = looked.keys()
  function lookAtPart(): void {
    const part = looked.size > used.size ? Math.ceil((looked.size * partInterval) / lookInterval) : 0
    for (let count = 0; count < part; count++) {
      const { value, done } = next.next()
      if (done) next = looked.keys()
      else if (!used.has(value)) look(value)
    }
  }

  try {
    add('')
  } catch (error) {
    // For a file, or for a folder that the account may not list, `watch` succeeds and the listing of entries fails.
    closeAll()
    throw error
  }
  const looking = setInterval(lookAtPart, partInterval).unref()
  return {
    use: (name) => {
      if (used.has(name)) used.set(name, ++uses)
      else if (looked.has(name)) enter(name)
    },
    stop: () => {
      clearInterval(looking)
      closeAll()
    },
  }
}

function leastRecentlyUsed(used: ReadonlyMap<string, number>): string {
  let oldest: readonly [name: string, use: number] = ['', Number.POSITIVE_INFINITY]
  for (const entry of used) if (entry[1] < oldest[1]) oldest = entry
  return oldest[0]
}
