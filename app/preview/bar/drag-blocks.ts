/** The move of a block: to the place of another block of its region, or one place up (-1) or down (1). */
export type BlockMove =
  | { readonly block: string; readonly onto: string }
  | { readonly block: string; readonly by: -1 | 1 }

/** The distance that a pressed pointer moves before it drags a block, in CSS px. */
const dragThreshold = 8

/**
 * Lets the user drag a block to the place of another block of its region. Alt with the up or down arrow moves the
 * selected or focused block by one place.
 *
 * @param dropIndicator an element that covers the block at the target place
 * @param selectedBlock returns the name of the selected block; empty if no block is selected
 */
export function dragBlocks(
  dropIndicator: HTMLElement,
  selectedBlock: () => string,
  moveBlock: (move: BlockMove) => void,
) {
  let from: { readonly block: Element; readonly x: number; readonly y: number } | undefined
  let onto: Element | undefined
  let isDragging = false

  const end = () => {
    from = undefined
    onto = undefined
    dropIndicator.hidden = true
    document.documentElement.style.cursor = ''
  }
  const onDown = (event: PointerEvent) => {
    const block = event.button === 0 ? blockOf(event.target) : undefined
    isDragging = false
    if (block) from = { block, x: event.clientX, y: event.clientY }
  }
  const onMove = (event: PointerEvent) => {
    if (!from) return
    if (!isDragging && Math.hypot(event.clientX - from.x, event.clientY - from.y) < dragThreshold) return
    isDragging = true
    document.documentElement.style.cursor = 'grabbing'
    const under = blockOf(document.elementFromPoint(event.clientX, event.clientY))
    onto = under && under !== from.block && regionOf(under) === regionOf(from.block) ? under : undefined
    dropIndicator.hidden = !onto
    if (!onto) return
    const range = document.createRange()
    range.selectNodeContents(onto)
    const box = range.getBoundingClientRect()
    dropIndicator.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`
  }
  const onUp = () => {
    if (from && onto) moveBlock({ block: nameOf(from.block), onto: nameOf(onto) })
    end()
  }
  /** Suppresses the click after a drag. */
  const onClick = (event: Event) => {
    if (!isDragging) return
    isDragging = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    const focused = blockOf(document.activeElement)
    const block = selectedBlock() || (focused ? nameOf(focused) : '')
    if (event.key === 'Escape') end()
    if (!event.altKey || by === undefined || block === '') return
    event.preventDefault()
    moveBlock({ block, by })
  }
  const prevent = (event: Event) => event.preventDefault()
  let listening = new AbortController()
  return {
    start: () => {
      listening.abort()
      listening = new AbortController()
      const options = { capture: true, signal: listening.signal }
      document.addEventListener('pointerdown', onDown, options)
      document.addEventListener('pointermove', onMove, options)
      document.addEventListener('pointerup', onUp, options)
      document.addEventListener('pointercancel', end, options)
      document.addEventListener('click', onClick, options)
      document.addEventListener('keydown', onKey, options)
      document.addEventListener('dragstart', prevent, options)
    },
    stop: () => {
      listening.abort()
      end()
    },
  }
}

const blockOf = (target: EventTarget | null): Element | undefined =>
  target instanceof Element ? (target.closest('[data-block]') ?? undefined) : undefined
const nameOf = (block: Element): string => block.getAttribute('data-block') ?? ''
const regionOf = (block: Element): string => nameOf(block).replace(/\/blocks\/[^/]+$/, '')
