import { whenMoved } from './page-events.ts'

/** The class of the document's element while pictures of the class `gated` wait. */
const gateClass = 'gate'

/** The longest wait of pictures, in ms. */
const longest = 4000

/**
 * Holds back pictures below the first screen, so that they do not delay the scripts: until all announced scripts
 * (`modulepreload`) have loaded, until the first scroll, or for four seconds.
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

/** Lets pictures load, because the program runs. */
export function openPictureGate(): void {
  document.documentElement.classList.remove(gateClass)
}
