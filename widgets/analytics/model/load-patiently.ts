/** Time until the second attempt, in ms. It doubles with each attempt, up to `longestWait`. */
const firstWait = 10_000
const longestWait = 300_000

/**
 * Loads code that no visitor waits for. Repeats a failed load after a while, or when the connection returns, until it
 * succeeds.
 */
export async function loadPatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
    try {
      return await load()
    } catch {
      await timeOrConnection(wait)
    }
  }
}

/** Resolves after a time in ms, or when the connection returns. */
function timeOrConnection(time: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, time)
    addEventListener('online', end)
  })
}
