import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The lock file for writers of a folder of brands. The name begins with a dot: it is not a brand. */
export const lockName = '.livery-lock'

/**
 * Runs a function while no other studio writes in a folder of brands, in this process or another. The system releases
 * the lock of a killed process.
 *
 * @throws if another process holds the lock for 10 s, or the folder is missing or cannot be written
 */
export function withFolderLock<Result>(folder: string, doing: () => Result): Result {
  const lock = openLock(folder)
  try {
    return doing()
  } finally {
    lock.close()
  }
}

function openLock(folder: string): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, lockName))
    lock.exec('PRAGMA busy_timeout = 10000; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    // SQLite says only that it cannot open the file. The system's error gives the reason.
    accessSync(folder, constants.W_OK)
    throw error
  }
}
