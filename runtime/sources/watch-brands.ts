import { sep } from 'node:path'
import type { FolderWatcher } from './watch-each-folder.ts'
import { watchFolder } from './watch-folder.ts'
import { codeOf } from '../errors/caught-error.ts'

/**
 * The delays between the last change and the two reports, in ms. The second report exists because the system may report
 * a new folder's files late or never.
 */
const settling = [40, 1000]

/** The delay after which a failed report is repeated, in ms. */
const retryDelay = 60_000

/**
 * Watches folders of brands. After a burst of changes, reports the changed brands twice, after the delays of
 * `settling`. Passes errors to `fail`, and continues to watch. Repeats a failed report after `retryDelay`, or after the
 * next change.
 *
 * @param most the maximum number of watched brands for each folder; changes of other brands arrive within a minute
 */
export function watchBrands(
  folders: readonly string[],
  onChange: (brands: readonly string[]) => Promise<void>,
  fail: (error: unknown) => void,
  most?: number,
): FolderWatcher {
  const due = new Set<string>()
  let timers: ReturnType<typeof setTimeout>[] = []
  let running = Promise.resolve()
  let isStopped = false
  const notify = (isLast: boolean) => {
    const brands = [...due]
    if (isLast) due.clear()
    running = running
      .then(() => onChange(brands))
      .catch((error: unknown) => {
        fail(error)
        if (isStopped) return
        for (const brand of brands) due.add(brand)
        if (isLast) timers.push(setTimeout(() => notify(true), retryDelay).unref())
      })
  }
  const take = (path: string) => {
    const [brand = ''] = path.split(sep)
    if (brand === '' || brand.startsWith('.')) return
    due.add(brand)
    for (const timer of timers) clearTimeout(timer)
    timers = settling.map((ms, index) => setTimeout(() => notify(index === settling.length - 1), ms).unref())
  }
  const watchers = folders.flatMap((folder) => {
    try {
      return [watchFolder(folder, take, fail, most)]
    } catch (error) {
      // The project's own folder of brands may not exist.
      if (codeOf(error) !== 'ENOENT') fail(error)
      return []
    }
  })
  return {
    use: (brand) => {
      for (const watcher of watchers) watcher.use(brand)
    },
    stop: () => {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
      for (const watcher of watchers) watcher.stop()
    },
  }
}
