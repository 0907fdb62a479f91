import { loadFormats } from './load-formats.ts'
import { whenPainted } from './page-events.ts'
import { openPictureGate } from './picture-gate.ts'

/** The id of the page's template with its program: links that preload the scripts, and the entry. */
export const programElement = 'livery-program'

/** The longest time for which a picture delays the program after the first paint, in ms. */
const longest = 250

/**
 * Starts the program after the first paint, because requests before the paint delay it. The scripts would also delay a
 * picture with a high priority. So the program waits for this picture, until the visitor acts or 250 ms have passed.
 */
export function startProgram(): void {
  let isStarted = false
  const start = () => {
    const template = document.getElementById(programElement)
    if (isStarted || !template) return
    isStarted = true
    const { content } = template as HTMLTemplateElement
    openGateAfter([...content.querySelectorAll('link')])
    document.head.append(content)
    loadFormats(template.dataset.formats)
  }
  whenPainted(() => {
    // The program of a page without a template, as in the preview, has started already.
    if (!document.getElementById(programElement)) return openPictureGate()
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    if (!picture) return start()
    picture.decode().then(start, start)
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true })
    setTimeout(start, longest)
  })
  // The browser does not paint a page in a hidden tab.
  addEventListener('load', start)
}

/**
 * Lets the other pictures load after the files of all links have arrived or failed, because the connection is free
 * then.
 */
function openGateAfter(links: readonly HTMLLinkElement[]): void {
  let missing = links.length
  const count = () => {
    missing -= 1
    if (missing === 0) openPictureGate()
  }
  for (const link of links) for (const type of ['load', 'error']) link.addEventListener(type, count)
}
