import { readdirSync, watch } from 'node:fs'
import { sep } from 'node:path'
import { type WatchFolder, watchEachFolder } from './watch-each-folder.ts'
import { watchPath } from './watch-path.ts'
import { codeOf } from '../errors/caught-error.ts'

/**
 * Watches a folder and its content, also after a deployment has replaced the folder or a link to it. After each
 * replacement, calls `onChange` for each entry of the old and of the new folder.
 *
 * @param most on Linux, the maximum number of watched entries; changes of the other entries arrive within a minute
 * @throws if the folder does not exist
 */
export const watchFolder: WatchFolder = (folder, onChange, fail, most) => {
  const watchContent = process.platform === 'linux' ? watchEachFolder : watchRecursively
  const names = new Set<string>()
  const addNames = () => {
    try {
      for (const name of readdirSync(folder)) names.add(name)
    } catch {
      // The watcher of the content reports a folder that is missing or unreadable.
    }
  }
  const noteChange = (path: string) => {
    names.add(path.split(sep)[0] ?? '')
    onChange(path)
  }
  const start = () => {
    try {
      return watchContent(folder, noteChange, fail, most)
    } catch (error) {
      // If the folder was moved away, a later event of its path starts the watcher again.
      if (codeOf(error) !== 'ENOENT') fail(error)
      return { use: () => {}, stop: () => {} }
    }
  }
  let content = watchContent(folder, noteChange, fail, most)
  addNames()
  const stopPath = watchPath(folder, () => {
    content.stop()
    content = start()
    addNames()
    for (const name of names) onChange(name)
  })
  return {
    use: (name) => content.use(name),
    stop: () => {
      stopPath()
      content.stop()
    },
  }
}

const watchRecursively: WatchFolder = (folder, changed, fail) => {
  const watcher = watch(folder, { recursive: true }, (_, path) => changed(path ?? '')).on('error', fail)
  return { use: () => {}, stop: () => watcher.close() }
}
