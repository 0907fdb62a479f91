/** The move of a block: to the place of another block of its region, or by a number of places. */
export type BlockMove =
  | { readonly block: string; readonly onto: string }
  | { readonly block: string; readonly by: -1 | 1 }

/** The distance after which a pointer drags, in CSS px. */
const slack = 8

/**
 * Lets the user drag blocks to the place of another block of the same region, and move a focused or held block with
 * Alt and the arrow keys.
 *
 * @param mark an element that covers the block at the target place
 * @param held the selected block; empty if no block is selected
 */
export function dragBlocks(mark: HTMLElement, held: () => string, moveBlock: (move: BlockMove) => void) {
  let from: { readonly block: Element; readonly x: number; readonly y: number } | undefined
  let onto: Element | undefined
  let isDragging = false

  const end = () => {
    from = undefined
    onto = undefined
    mark.hidden = true
    document.documentElement.style.cursor = ''
  }
  const onDown = (event: PointerEvent) => {
    const block = event.button === 0 ? blockOf(event.target) : undefined
    isDragging = false
    if (block) from = { block, x: event.clientX, y: event.clientY }
  }
  const onMove = (event: PointerEvent) => {
    if (!from) return
    if (!isDragging && Math.hypot(event.clientX - from.x, event.clientY - from.y) < slack) return
    isDragging = true
    document.documentElement.style.cursor = 'grabbing'
    const under = blockOf(document.elementFromPoint(event.clientX, event.clientY))
    onto = under && under !== from.block && regionOf(under) === regionOf(from.block) ? under : undefined
    mark.hidden = !onto
    if (!onto) return
    const range = document.createRange()
    range.selectNodeContents(onto)
    const box = range.getBoundingClientRect()
    mark.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`
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
    const block = held() || (focused ? nameOf(focused) : '')
    if (event.key === 'Escape') end()
    if (!event.altKey || by === undefined || block === '') return
    event.preventDefault()
    moveBlock({ block, by })
  }
  const prevent = (event: Event) => event.preventDefault()
  const listeners = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', end],
    ['click', onClick],
    ['keydown', onKey],
    ['dragstart', prevent],
  ] as const
  return {
    start: () => {
      for (const [name, listener] of listeners) document.addEventListener(name, listener as EventListener, true)
    },
    stop: () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener, true)
      end()
    },
  }
}

const blockOf = (target: EventTarget | null): Element | undefined =>
  target instanceof Element ? (target.closest('[data-block]') ?? undefined) : undefined
const nameOf = (block: Element): string => block.getAttribute('data-block') ?? ''
const regionOf = (block: Element): string => nameOf(block).replace(/\/blocks\/[^/]+$/, '')
