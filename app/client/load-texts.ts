import type { CompiledMessage } from '../../runtime/i18n/compile-messages.ts'

/** The longest time between two tries, ms. */
const longestPause = 30_000

let begin: () => void
const wanted = new Promise<void>((resolve) => {
  begin = resolve
})
let finish: () => void
const complete = new Promise<void>((resolve) => {
  finish = resolve
})

/** Resolves once all texts are loaded. Widgets whose texts are not in the page wait for it. */
export function allTexts(): Promise<void> {
  begin()
  return complete
}

/** Says that a page was sent with all of its texts, as no page of the site is. */
export const textsAreComplete = (): void => finish()

/**
 * Adds to the texts of a page all others of its locale. They are put into the very record that the page reads from: what
 * is waiting for them finds them there. They come when somebody asks for them, at the latest when the page is complete, and
 * are tried for as long as it takes.
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
      // Without a network there is nothing else to do but to try again.
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
