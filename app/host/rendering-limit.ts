import type { WhileLoading } from '../server/load-page.ts'

/** The least number of turns of the event loop for which a page keeps its place while its data loads. */
const patienceTurns = 5

/** Starts a page that waits for a place. */
type Start = () => void

/**
 * Renders a page as soon as it has a place. `whileLoading` waits for the data of the page, and leaves the place to
 * another page if the data takes long.
 */
export type LimitRendering = <Result>(
  brand: string,
  signal: AbortSignal,
  render: (whileLoading: WhileLoading) => Promise<Result>,
) => Promise<Result>

/**
 * Limits how many pages the host renders concurrently, because each rendering takes memory. A page that waits for a
 * slow backend leaves its place, and later gets the next free one. Brands take turns.
 *
 * Rejects if the signal aborts before the page has a place. Otherwise, settles as `render` does.
 *
 * @param most the maximum number of pages with a place
 * @param patience how long a page keeps its place while its data loads, in ms. At least five turns of the event loop
 */
export function createRenderingLimit(most: number, patience: number): LimitRendering {
  const loaded: Start[] = []
  /** The new pages of each brand. The first brand of the map has the next turn. */
  const waiting = new Map<string, Set<Start>>()
  let free = most

  function leave(): void {
    const next = loaded.shift() ?? takeNewPage()
    if (next) next()
    else free += 1
  }

  function takeNewPage(): Start | undefined {
    const [turn] = waiting
    if (!turn) return undefined
    const [brand, pages] = turn
    const [next] = pages
    waiting.delete(brand)
    if (next) pages.delete(next)
    if (pages.size > 0) waiting.set(brand, pages)
    return next
  }

  function waitForTurn(brand: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const pages = waiting.get(brand) ?? new Set()
      const start = () => {
        signal.removeEventListener('abort', abort)
        resolve()
      }
      const abort = () => {
        pages.delete(start)
        if (pages.size === 0) waiting.delete(brand)
        reject(signal.reason)
      }
      signal.addEventListener('abort', abort)
      waiting.set(brand, pages.add(start))
    })
  }

  async function whileLoading<Data>(loading: Promise<Data>): Promise<Data> {
    let hasLeft = false
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
      if (turns < patienceTurns) return
      clearInterval(timer)
      hasLeft = true
      leave()
    }, patience / patienceTurns)
    try {
      return await loading
    } finally {
      clearInterval(timer)
      if (hasLeft && free > 0) free -= 1
      else if (hasLeft) await new Promise<void>((resolve) => loaded.push(resolve))
    }
  }

  return async (brand, signal, render) => {
    if (free > 0) free -= 1
    else await waitForTurn(brand, signal)
    try {
      return await render(whileLoading)
    } finally {
      leave()
    }
  }
}
