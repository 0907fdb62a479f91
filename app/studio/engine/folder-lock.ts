import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StudioRefusal } from '../failures.ts'
import { isLockedDatabase } from './locked-database.ts'

/** The lock file for writers of a folder of brands. The name begins with a dot, so no brand has it. */
export const lockName = '.livery-lock'

/** Another writer still holds the lock of a folder of brands. The message is for the operator. */
export class BusyFolder extends StudioRefusal {
  override readonly name = 'BusyFolder'
  constructor(folder: string) {
    super('busy-folder', { folder })
  }
}

/**
 * Runs a function while no other studio writes in a folder of brands. The system releases the lock of a killed process.
 *
 * @param patience how long to wait for the lock, in ms. The thread does nothing else meanwhile
 * @throws BusyFolder if another writer still holds the lock after that time
 * @throws the system's error if the folder is missing or cannot be written
 */
export function withFolderLock<Result>(folder: string, doing: () => Result, patience = 0): Result {
  const lock = openLock(folder, patience)
  try {
    return doing()
  } finally {
    lock.close()
  }
}

function openLock(folder: string, patience: number): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, lockName))
    lock.exec(`PRAGMA busy_timeout = ${patience}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE`)
    return lock
  } catch (error) {
    lock?.close()
    if (isLockedDatabase(error)) throw new BusyFolder(folder)
    // SQLite says only that it cannot open the file. The system's error gives the reason.
    accessSync(folder, constants.W_OK)
    throw error
  }
}
