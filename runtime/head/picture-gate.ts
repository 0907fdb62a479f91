import { whenMoved } from './page-events.ts'

/** The class of the document's element while pictures of the class `gated` wait. */
const gateClass = 'gate'

/** The longest that pictures wait, in ms. */
const longest = 4000

/**
 * Holds back pictures below the first screen, so that they do not keep the scripts waiting: until all scripts that the
 * page announces have arrived (`modulepreload`), until the first scroll of the page, or for four seconds.
 */
export function closePictureGate(root: HTMLElement): void {
  root.classList.add(gateClass)
  let arrived = 0
  const count = ({ target }: Event) => {
    if ((target as Partial<HTMLLinkElement> | null)?.rel !== 'modulepreload') return
    arrived += 1
    if (arrived >= document.querySelectorAll('link[rel=modulepreload]').length) openPictureGate()
  }
  addEventListener('load', count, true)
  addEventListener('error', count, true)
  whenMoved(openPictureGate)
  setTimeout(openPictureGate, longest)
}

/** Lets pictures load: the program runs. */
export function openPictureGate(): void {
  document.documentElement.classList.remove(gateClass)
}
