/** Lets one in at a time. Gives what whoever was let in calls when the next one may come; twice is once. */
export type Turns = () => Promise<() => void>

/** Turns that each begin in a task of their own: in between, the page does what is due. */
export function createTurns(): Turns {
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

/** A message, not a timer: in a page that is hidden, timers come once a second or once a minute. */
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
