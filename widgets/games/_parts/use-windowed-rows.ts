import { observeWindowRect, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Rows stay mounted up to this distance above and below the window, in px. The distance exceeds the gap between two
 * rows, so that Tab finds the next row.
 */
const beyond = 120

/**
 * Returns the indices of the rows in or near the window, if all rows have the same height. Measuring single rows would
 * make the browser lay out the page twice in a frame.
 *
 * @param box the element with the height of all rows
 * @param height the height of a row, in px
 */
export function useWindowedRows(box: RefObject<HTMLElement | null>, count: number, height: number): readonly number[] {
  const top = useTop(box)
  // oxlint-disable-next-line react/incompatible-library -- the project does not use the React Compiler, which would memoize its result
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: 0,
    // `larger` extends the window by twice `beyond`. This margin puts one half above the window and the other half
    // below.
    scrollMargin: top + beyond,
    initialRect: larger({ width: window.innerWidth, height: window.innerHeight }),
    observeElementRect,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height])
  return virtualizer.getVirtualItems().map(({ index }) => index)
}

const observeElementRect = (virtualizer: Virtualizer<Window, Element>, onRect: (rect: Size) => void) =>
  observeWindowRect(virtualizer, (rect) => onRect(larger(rect)))

const larger = ({ width, height }: Size): Size => ({ width, height: height + 2 * beyond })

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Distance of an element from the top of the document, in px. The distance changes with the height of the content
 * above.
 */
function useTop(box: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((box.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [box])
  return top
}
