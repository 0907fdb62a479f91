import { lstatSync, readdirSync, statSync } from 'node:fs'
import { sep } from 'node:path'

/**
 * The time of the last change in a folder, in ms since 1970. If the folder is a link, a change of the link counts too.
 * Zero if the folder is missing or unreadable. Ignores unreadable entries below it. The system changes a folder's time
 * when it creates, renames or removes an entry.
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
      // A program has just removed the entry, such as a temporary file, or the account may not read it.
    }
  }
  return last
}
