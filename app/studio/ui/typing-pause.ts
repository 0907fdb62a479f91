/**
 * Waits until typing pauses, or for the longest wait.
 *
 * @param pause the time without a keystroke that ends the wait, in ms
 * @param longest the longest wait, in ms, so that a long text is validated while it is typed
 */
export function createTypingPause(pause: number, longest: number) {
  let wait: { readonly ended: Promise<void>; readonly end: () => void; readonly until: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function begin() {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { ended: promise, end: resolve, until: Date.now() + longest }
  }

  function end(): void {
    clearTimeout(timer)
    wait?.end()
    wait = undefined
  }

  return {
    keystroke: (): void => {
      wait ??= begin()
      clearTimeout(timer)
      timer = setTimeout(end, Math.min(pause, Math.max(wait.until - Date.now(), 0)))
    },
    /** Ends the wait immediately. */
    end,
    /** Resolves after the wait. Without a wait, it resolves immediately. */
    whenEnded: (): Promise<void> => wait?.ended ?? Promise.resolve(),
  }
}
