import { lstatSync, readdirSync, statSync } from 'node:fs'
import { sep } from 'node:path'

/**
 * The time of the last change in a folder, in ms since 1970. For a linked folder, a change of the link counts too. Zero
 * if the folder is missing or unreadable. Ignores unreadable entries below it. A folder's time changes when an entry is
 * created, renamed or removed.
 */
export function lastChange(folder: string): number {
  try {
    return Math.max(lstatSync(folder).ctimeMs, lastChangeBelow(folder))
  } catch {
    return 0
  }
}

function lastChangeBelow(folder: string): number {
  let last = statSync(folder).ctimeMs
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}${sep}${entry.name}`
    try {
      last = Math.max(last, lstatSync(path).ctimeMs, entry.isDirectory() ? lastChangeBelow(path) : 0)
    } catch {
      // The account may not read the entry, or a program has just removed it, for example a temporary file.
    }
  }
  return last
}
