/**
 * Tracks the pointer and the focus over the page's blocks, and outlines the current block. A click selects a block and
 * has no effect on the page. A second click or Escape releases it.
 *
 * @param outline an element that can cover a block and ignores clicks
 */
export function trackBlocks(outline: HTMLElement, onBlock: (block: string) => void) {
  let shown: Element | undefined
  let held = false

  const place = () => {
    const box = shown && boxOf(shown)
    outline.hidden = !box
    if (!box) return
    outline.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`
    outline.dataset.held = String(held)
  }
  const show = (block: Element | undefined) => {
    if (!block || block === shown) return
    shown = block
    outline.dataset.title = block.getAttribute('data-widget') ?? ''
    place()
    onBlock(block.getAttribute('data-block') ?? '')
  }
  const onPoint = (event: Event) => {
    if (!held) show(blockOf(event))
  }
  const onClick = (event: Event) => {
    const block = blockOf(event)
    if (!block) return
    event.preventDefault()
    event.stopPropagation()
    held = !(held && block === shown)
    show(block)
    place()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    held = false
    place()
  }
  let listening = new AbortController()
  return {
    /** Outlines a block and keeps it selected, like a click. */
    hold: (block: Element) => {
      shown = undefined
      held = true
      show(block)
    },
    /** Moves the outline to the block again, after the page has changed. */
    place,
    start: () => {
      listening.abort()
      listening = new AbortController()
      const options = { capture: true, signal: listening.signal }
      document.addEventListener('mousemove', onPoint, options)
      document.addEventListener('focusin', onPoint, options)
      document.addEventListener('click', onClick, options)
      document.addEventListener('keydown', onKey, options)
      document.addEventListener('scroll', place, options)
      addEventListener('resize', place, options)
    },
    stop: () => {
      listening.abort()
      shown = undefined
      held = false
      place()
    },
  }
}

const blockOf = (event: Event): Element | undefined =>
  event.target instanceof Element ? (event.target.closest('[data-block]') ?? undefined) : undefined

/** The box around the contents of a block, whose element has no box. Undefined if nothing is visible. */
function boxOf(block: Element): DOMRect | undefined {
  const range = document.createRange()
  range.selectNodeContents(block)
  const box = range.getBoundingClientRect()
  return box.width > 0 || box.height > 0 ? box : undefined
}
