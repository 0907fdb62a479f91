/** How long a repeated signal counts as the same one, in ms. */
const repetition = 1000

/**
 * Waits for Ctrl-C, or for a program that asks this process to end. Another signal a second later ends the process
 * immediately. An earlier one does nothing, because a parent may pass on the Ctrl-C that the terminal has sent to both.
 */
export function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    const signals = ['SIGINT', 'SIGTERM'] as const
    const stop = () => {
      resolve()
      setTimeout(() => {
        for (const signal of signals) process.off(signal, stop)
      }, repetition).unref()
    }
    for (const signal of signals) process.on(signal, stop)
  })
}
