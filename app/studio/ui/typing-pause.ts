/**
 * Waits while letters follow each other: each letter prolongs the wait.
 *
 * @param pause the time without a letter that ends the wait, in ms
 * @param longest the longest wait, in ms, so that validation follows a long text
 */
export function createTypingPause(pause: number, longest: number) {
  let rest: { readonly ended: Promise<void>; readonly end: () => void; readonly until: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function begin() {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { ended: promise, end: resolve, until: Date.now() + longest }
  }

  function end(): void {
    clearTimeout(timer)
    rest?.end()
    rest = undefined
  }

  return {
    letter: (): void => {
      rest ??= begin()
      clearTimeout(timer)
      timer = setTimeout(end, Math.min(pause, Math.max(rest.until - Date.now(), 0)))
    },
    /** Ends the wait at once. */
    end,
    /** Resolves after the wait. Without a wait it resolves at once. */
    ended: (): Promise<void> => rest?.ended ?? Promise.resolve(),
  }
}
