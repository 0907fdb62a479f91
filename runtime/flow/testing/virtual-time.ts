/** A clock that moves only when a test advances it, and runs the due timers on the way. Times are in ms since 1970. */
export function createVirtualTime(start: number) {
  let time = start
  let last = 0
  let due: { readonly at: number; readonly place: number; readonly run: () => void }[] = []
  const at = (moment: number, run: () => void) => {
    last += 1
    due.push({ at: Math.max(moment, time), place: last, run })
  }
  return {
    now: () => time,
    at,
    after: (ms: number, run: () => void) => at(time + ms, run),
    wait: (ms: number) => new Promise<void>((resolve) => at(time + ms, resolve)),
    /** Runs all pending promises. */
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
    /** Runs the timers that are due until a time. By default, runs all timers. */
    async run(until = Number.POSITIVE_INFINITY): Promise<void> {
      await this.settle()
      for (;;) {
        due.sort((one, other) => one.at - other.at || one.place - other.place)
        const next = due[0]
        if (!next || next.at > until) break
        due = due.slice(1)
        time = next.at
        next.run()
        await this.settle()
      }
      if (Number.isFinite(until)) time = Math.max(time, until)
    },
  }
}

export type VirtualTime = ReturnType<typeof createVirtualTime>
