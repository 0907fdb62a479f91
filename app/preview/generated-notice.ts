import type { EventEmitter } from 'node:events'
import { dirname } from 'node:path'

/** The line for the terminal after `npm run generate`. */
const notice =
  '  The generated files have changed. Press Ctrl-C and start the preview again: it still validates brands by the old ones.'

/**
 * Reports once that generated files have changed, because the preview validates brands with the catalogue and the
 * validators that it loaded at its start.
 *
 * @param folder the folder of the generated files, an absolute path
 */
export function watchGenerated(watcher: EventEmitter, folder: string, print: (line: string) => void): void {
  const follow = (path: string) => {
    if (dirname(path) !== folder) return
    watcher.off('change', follow)
    print(notice)
  }
  watcher.on('change', follow)
}
