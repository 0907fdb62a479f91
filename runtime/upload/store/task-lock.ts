/**
 * Waits for the lock. Resolves with a function that releases the lock. A second call of that function has no effect.
 */
export type TaskLock = () => Promise<() => void>

/** Creates a lock whose holders each start in a task of their own. The page can run other tasks in between. */
export function createTaskLock(): TaskLock {
  let last = Promise.resolve()
  return async () => {
    const before = last
    let leave = () => {}
    last = new Promise((resolve) => {
      leave = resolve
    })
    await before
    await nextTask()
    return leave
  }
}

/** Resolves in the next task. Uses a message, because a hidden page delays timers to once a second or once a minute. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
