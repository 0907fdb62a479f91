import type { Recorder, Step } from './recorder.ts'

/** The interval at which the recorder sends the steps so far, in ms. */
const pause = 10_000

/**
 * Passes the steps on the page to a recorder. Reads positions, names of widgets and kinds of elements. Reads no text,
 * value or attribute of content.
 *
 * @returns a function that ends the recording and sends the remaining steps
 */
export function recordPage(recorder: Recorder): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const timer = setInterval(recorder.flush, pause)
  let scrolled = 0
  const onScroll = () => {
    const { scrollHeight } = document.documentElement
    const share = Math.min(100, Math.round((100 * (window.scrollY + window.innerHeight)) / scrollHeight))
    // Adds a step only if the visitor has reached another tenth of the page.
    if (Math.floor(share / 10) === scrolled) return
    scrolled = Math.floor(share / 10)
    recorder.add({ kind: 'scroll', y: share })
  }
  const size = (): Step => ({ kind: 'size', x: window.innerWidth, y: window.innerHeight })
  recorder.add(size())
  addEventListener('pointerdown', (event) => recorder.add(pressOf(event)), { signal, passive: true, capture: true })
  addEventListener('scroll', onScroll, { signal, passive: true })
  addEventListener('resize', () => recorder.add(size()), { signal })
  addEventListener('pagehide', recorder.flush, { signal })
  return () => {
    ending.abort()
    clearInterval(timer)
    recorder.flush()
  }
}

function pressOf({ target, clientX, clientY }: PointerEvent): Step {
  const element = target instanceof Element ? target : document.body
  const block = element.closest<HTMLElement>('[data-widget]')
  const { left, top, width, height } = (block ?? document.documentElement).getBoundingClientRect()
  return {
    kind: 'press',
    element: kindOf(element),
    ...(block ? { block: String(block.dataset.widget) } : {}),
    x: percent(clientX - left, width),
    y: percent(clientY - top, height),
  }
}

const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.max(0, Math.min(100, Math.round((100 * part) / whole)))

/** The kind of the pressed link, button, picture or field. `other` if a press hits none of them. */
function kindOf(element: Element): NonNullable<Step['element']> {
  const name = element.closest('a, button, summary, input, select, textarea, label, img')?.localName
  if (name === 'a') return 'link'
  if (name === 'button' || name === 'summary') return 'button'
  if (name === 'img') return 'picture'
  return name === undefined ? 'other' : 'field'
}
