import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Lowers the priority of this process below that of the browser. Only processes that start later inherit the lower
 * priority. On Linux, each thread has a priority of its own.
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
