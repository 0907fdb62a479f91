import { type RefObject, useEffect, useState } from 'react'

/** The number of cards in a row, and its height with the gap below, in px. */
export interface RowSize {
  readonly columns: number
  readonly height: number
}

/** The measured layout of a row. Undefined before the first measurement. */
export function useRowSize(ruler: RefObject<HTMLElement | null>): RowSize | undefined {
  const [size, setSize] = useState<RowSize>()
  useEffect(() => {
    const element = ruler.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const columns = getComputedStyle(element).gridTemplateColumns.split(' ').length
      const { height } = element.getBoundingClientRect()
      // While an earlier update is pending, React calls this updater again at each rendering. A new object at each call
      // would change the state, and the list could render without end.
      const measured = { columns, height }
      setSize((known) => (known?.columns === columns && known.height === height ? known : measured))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [ruler])
  return size
}
