import type { EventEmitter } from 'node:events'
import { dirname, sep } from 'node:path'

/** The line for the terminal after `npm run generate`. */
const generatedNotice =
  '  The generated files have changed. Press Ctrl-C and start the preview again: it still validates brands by the old ones.'

/** The line for the terminal after a change of an installation's area. */
const areaNotice =
  '  A JSON file of an area has changed. Press Ctrl-C and start the preview again: it reads these files when it starts.'

/** Vite's watcher of files. Its events have absolute paths. */
type Watcher = EventEmitter & { readonly add: (paths: readonly string[]) => unknown }

/**
 * Reports once that a generated file or a JSON file of an area has changed, because the preview validates brands with
 * the catalogue and the validators that it loaded at its start.
 *
 * @param generated the folder of the generated files, an absolute path
 * @param areas the folders of areas whose files the next start reads; none in a clone, where `npm run generate` reads
 *   them
 */
export function watchGenerated(
  watcher: Watcher,
  { generated, areas }: { readonly generated: string; readonly areas: readonly string[] },
  print: (line: string) => void,
): void {
  const isOfArea = (path: string) => path.endsWith('.json') && areas.some((area) => path.startsWith(`${area}${sep}`))
  const follow = (event: string, path: string) => {
    if (!['add', 'change', 'unlink'].includes(event)) return
    const notice = isOfArea(path) ? areaNotice : dirname(path) === generated ? generatedNotice : undefined
    if (notice === undefined) return
    watcher.off('all', follow)
    print(notice)
  }
  watcher.add(areas)
  watcher.on('all', follow)
}
