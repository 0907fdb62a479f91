import type { EventEmitter } from 'node:events'
import { dirname, join, relative, sep } from 'node:path'
import { messageOf } from '../../runtime/errors/caught-error.ts'

/** The line for the terminal after `npm run generate`. */
const generatedNotice =
  '  The generated files have changed. Press Ctrl-C and start the preview again: it still uses the old ones to validate brands.'

/** The line for the terminal before a restart. */
const restartNotice = (file: string) =>
  `  ${file} has changed. The preview restarts, and open pages load again. Members have to log in again.`

/** The line for the terminal after a change of an installation, if the preview cannot restart by itself. */
const areaNotice = (file: string) =>
  `  ${file} has changed. Press Ctrl-C and start the preview again: it reads this file when it starts.`

/** Vite's watcher of files. Its events have absolute paths. */
type Watcher = EventEmitter & { readonly add: (paths: readonly string[]) => unknown }

/** The effects of a change of generated files or areas. */
export interface StalePreview {
  readonly print: (line: string) => void
  /**
   * Generates the files of the installation again, and tries whether a new preview could start with the code of its
   * areas. Rejects with a message about a mistake in an area.
   */
  readonly renew: () => Promise<void>
  /** Checks the code of the installation's areas. Rejects with a message about a mistake. */
  readonly check: () => Promise<void>
  /** Replaces this process by a new preview. Undefined if the system cannot. */
  readonly restart: (() => void) | undefined
}

/** The folders whose files a preview loads only at its start. All paths are absolute. */
export interface LoadedFolders {
  /** The folder of the generated files. */
  readonly generated: string
  /** The folder with `livery.json`. Undefined in a clone. */
  readonly installation?: string | undefined
  /** Returns the folders of the areas that `livery.json` names now. Undefined if it has a mistake. */
  readonly areas: () => readonly string[] | undefined
  /** Whether the preview loads a file of code only at its start. */
  readonly isCodeAtStart: (path: string) => boolean
  /** Returns the JSON files of the installation that have changed since this process loaded them. */
  readonly changed: () => readonly string[]
}

/**
 * Watches generated files, `livery.json`, and the files of areas that the preview loads only at its start. Restarts the
 * preview when changed areas have no mistake, and prints mistakes. Checks an area's other code after each change.
 * Without `restart` or an installation, prints one notice and stops.
 *
 * @returns a function that handles changes from before the watcher was ready, for the end of the start
 */
export function watchGenerated(
  watcher: Watcher,
  { generated, installation, areas, isCodeAtStart, changed }: LoadedFolders,
  { print: printLine, renew, check, restart }: StalePreview,
): () => void {
  const list = installation === undefined ? undefined : join(installation, 'livery.json')
  let folders = areas() ?? []
  const isIn = (path: string) => folders.some((area) => path.startsWith(`${area}${sep}`))
  const isOfArea = (path: string) => path === list || (path.endsWith('.json') && isIn(path))
  const isCode = (path: string) => /\.(?:[jt]sx?|css)$/.test(path) && isIn(path)
  const nameOf = (path: string) => relative(installation ?? '', path).replaceAll('\\', '/')
  /** Several saves may find the same mistake. */
  let lastLine = ''
  const print = (line: string) => {
    if (line !== lastLine) printLine(line)
    lastLine = line
  }
  let running: Promise<void> | undefined
  /** The file for the notice before the restart. */
  let changedFile = ''
  let isStale = false
  /** Whether a mistake has prevented the last restart. Its remedy may be in code. */
  let isWaiting = false
  /** Whether the preview knows of a change of its areas. */
  let isKnown = false
  let checking: Promise<void> | undefined
  let isUnchecked = false

  /** Files that change during a generation cause another one. */
  async function renewAll(leave: () => void): Promise<void> {
    while (isStale) {
      isStale = false
      try {
        await renew()
        if (isStale) continue
        print(restartNotice(changedFile))
        leave()
      } catch (error) {
        isWaiting = true
        // The remedy may be in an area that `livery.json` has named only since the start.
        folders = areas() ?? folders
        watcher.add(folders)
        if (!isStale) print(messageOf(error))
      }
    }
    running = undefined
  }

  async function checkAll(): Promise<void> {
    while (isUnchecked) {
      isUnchecked = false
      await check().then(
        () => (lastLine = ''),
        (error: unknown) => print(messageOf(error)),
      )
    }
    checking = undefined
  }

  const startCheck = () => {
    isUnchecked = true
    checking ??= checkAll()
  }

  const follow = (event: string, path: string) => {
    if (!['add', 'change', 'unlink'].includes(event)) return
    const isRead = isOfArea(path) || (isIn(path) && isCodeAtStart(path))
    if (isCode(path) && !isRead && !isWaiting) return startCheck()
    isKnown ||= isOfArea(path)
    if ((isRead || isCode(path)) && restart !== undefined) {
      isStale = true
      changedFile = nameOf(path)
      running ??= renewAll(restart)
      return
    }
    // The generation above writes these files, and their events may arrive after it.
    if (list !== undefined && restart !== undefined) return
    const notice = isRead ? areaNotice(nameOf(path)) : dirname(path) === generated ? generatedNotice : undefined
    if (notice === undefined) return
    watcher.off('all', follow)
    print(notice)
  }
  const catchUp = () => {
    const path = isKnown ? undefined : changed().find(isOfArea)
    if (path !== undefined) follow('change', path)
  }
  watcher.add(list === undefined ? folders : [list, ...folders])
  watcher.on('all', follow)
  watcher.once('ready', catchUp)
  return catchUp
}
