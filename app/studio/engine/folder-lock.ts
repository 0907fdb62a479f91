import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The lock file for writers of a folder of brands. The name begins with a dot: it is not a brand. */
export const lockName = '.livery-lock'

/**
 * Runs a function while no other studio writes in a folder of brands, in this process or another. The system releases
 * the lock of a killed process.
 *
 * @throws if another process holds the lock for 10 s
 */
export function withFolderLock<Result>(folder: string, doing: () => Result): Result {
  const lock = new DatabaseSync(join(folder, lockName))
  try {
    lock.exec('PRAGMA busy_timeout = 10000; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return doing()
  } finally {
    lock.close()
  }
}
