import { lstatSync, readdirSync, statSync } from 'node:fs'
import { sep } from 'node:path'

/**
 * The time of the last change in a folder, in ms since 1970. If the folder is a link, a change of the link counts too.
 * Zero if the folder is missing or unreadable. The system changes a folder's time when it creates, renames or removes
 * an entry.
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
    last = Math.max(last, entry.isDirectory() ? lastChangeBelow(path) : lstatSync(path).ctimeMs)
  }
  return last
}
