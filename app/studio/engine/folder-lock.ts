import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The file that writers of a folder of brands take turns by. The name begins with a dot: it is no brand. */
export const lockName = '.livery-lock'

/**
 * Does something while no other studio writes in a folder of brands, in this process or in another. The system gives the
 * lock back when its holder is killed.
 *
 * @throws after 10 s of waiting for a holder that does not end
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
