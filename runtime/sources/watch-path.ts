import { type FSWatcher, readlinkSync, realpathSync, watch } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

/**
 * Calls back when a path may lead to another file or folder. Watches the path, the folders above it, and symbolic
 * links. Ignores folders that the account may not read.
 *
 * @returns a function that stops watching
 */
export function watchPath(path: string, onChange: () => void): () => void {
  let watchers: readonly FSWatcher[] = []
  const stop = () => {
    for (const watcher of watchers) watcher.close()
  }
  const start = () => {
    watchers = [...namesByFolder(path)].flatMap(([folder, names]) =>
      watchNames(folder, names, () => {
        // Watches the path again from the start, because the changed name may now lead to another folder.
        stop()
        start()
        onChange()
      }),
    )
  }
  start()
  return stop
}

/** For each folder on the way to a path, the names of its entries on this way. */
function namesByFolder(path: string, found = new Map<string, Set<string>>()): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = dirname(path)
  if (folder === path) return found
  namesByFolder(folder, found)
  const names = found.get(folder) ?? new Set()
  // Links may form a cycle.
  if (names.has(basename(path))) return found
  found.set(folder, names.add(basename(path)))
  const target = targetOf(path)
  return target === undefined ? found : namesByFolder(target, found)
}

/** The path that a symbolic link leads to. Undefined for anything else. */
function targetOf(path: string): string | undefined {
  try {
    return resolve(realpathSync(dirname(path)), readlinkSync(path))
  } catch {
    return undefined
  }
}

function watchNames(folder: string, names: ReadonlySet<string>, changed: () => void): readonly FSWatcher[] {
  try {
    const watcher = watch(folder, (event, name) => {
      if (event === 'rename' && name !== null && names.has(name)) changed()
    }).on('error', () => watcher.close())
    return [watcher]
  } catch {
    return []
  }
}
