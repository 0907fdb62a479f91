/** The longest time that a logout waits for the steps before it, in ms. */
const longestWait = 3000

/** The steps that areas run before a logout. A step can be a call that needs the session. */
export function createLogoutSteps() {
  const steps = new Set<() => Promise<unknown>>()

  async function runAll(): Promise<void> {
    const begun = new Set<() => Promise<unknown>>()
    while (begun.size < steps.size) {
      const next = [...steps].filter((step) => !begun.has(step))
      for (const step of next) begun.add(step)
      await Promise.allSettled(next.map(async (step) => step()))
    }
  }

  return {
    add: (step: () => Promise<unknown>): void => void steps.add(step),
    areAny: (): boolean => steps.size > 0,
    /**
     * Runs all steps, also those that a step adds. Resolves after they have settled, but after 3 s at the latest. Never
     * rejects.
     */
    async run(): Promise<void> {
      if (steps.size === 0) return
      let timer: ReturnType<typeof setTimeout> | undefined
      const tooLong = new Promise((resolve) => {
        timer = setTimeout(resolve, longestWait)
      })
      await Promise.race([runAll(), tooLong])
      clearTimeout(timer)
    },
  }
}
