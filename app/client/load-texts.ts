import type { CompiledMessage } from '../../runtime/i18n/compile-messages.ts'

/** The longest time between two tries, in ms. */
const longestPause = 30_000

let begin: () => void
const wanted = new Promise<void>((resolve) => {
  begin = resolve
})
let finish: () => void
const complete = new Promise<void>((resolve) => {
  finish = resolve
})

/** Resolves once all texts have loaded. Widgets without texts in the page wait for it. */
export function allTexts(): Promise<void> {
  begin()
  return complete
}

/** Marks the texts as complete, for a page with all of them. */
export const textsAreComplete = (): void => finish()

/**
 * Adds all other texts of the locale to the texts of a page. Adds them to the record from which the page reads. Loads
 * them on the first request, at the latest when the page is complete, and retries until it succeeds.
 */
export async function loadTexts(address: string, messages: Record<string, CompiledMessage>): Promise<void> {
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
  await wanted
  for (let pause = 1000; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      const response = await fetch(address)
      if (response.ok) {
        const texts = (await response.json()) as Record<string, CompiledMessage>
        Object.assign(messages, texts)
        finish()
        return
      }
    } catch {
      // Tries again: the network may have failed.
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
