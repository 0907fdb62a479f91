import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Lets the browser have a processor before this process. Only what starts later has this process's priority. On Linux,
 * each thread has its own.
 */
export function lowerPriority(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // The thread has ended.
    }
  }
}
