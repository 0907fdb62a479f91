import { whenMoved } from './page-events.ts'

/** The class of the document's element while pictures with a low priority wait. */
const gateClass = 'gate'

/** The longest wait of pictures, in ms. */
const longest = 4000

/**
 * Holds back pictures with a low priority, so that they do not delay scripts. Ends with `openPictureGate`, when the
 * visitor scrolls, or after four seconds.
 */
export function closePictureGate(root: HTMLElement): void {
  root.classList.add(gateClass)
  whenMoved(openPictureGate)
  setTimeout(openPictureGate, longest)
}

/** Lets the pictures load. */
export function openPictureGate(): void {
  document.documentElement.classList.remove(gateClass)
}
