/** The delay between the last resize and reading the width, in ms (LAY-05). The width decides the device class. */
const widthDelay = 50
/** The delay between the last resize and reading the height, in ms (LAY-05). */
const heightDelay = 300

/** The observed sizes of a window. */
export interface WatchedWindow {
  readonly innerWidth: number
  readonly innerHeight: number
  addEventListener(type: 'resize', listener: () => void): void
  removeEventListener(type: 'resize', listener: () => void): void
}

/**
 * Reports a window's size now and after each resize, in CSS px. The height follows later than the width, because a
 * phone's browser moves its bars for a while. Returns a function that stops the reports.
 */
export function watchWindow(
  window: WatchedWindow,
  { onWidth, onHeight }: { onWidth?: (width: number) => void; onHeight?: (height: number) => void },
): () => void {
  const timers: Record<'width' | 'height', ReturnType<typeof setTimeout> | undefined> = {
    width: undefined,
    height: undefined,
  }
  const readWidth = () => onWidth?.(window.innerWidth)
  const readHeight = () => onHeight?.(window.innerHeight)
  const stop = () => {
    clearTimeout(timers.width)
    clearTimeout(timers.height)
  }
  const onResize = () => {
    stop()
    timers.width = setTimeout(readWidth, widthDelay)
    timers.height = setTimeout(readHeight, heightDelay)
  }
  readWidth()
  readHeight()
  window.addEventListener('resize', onResize)
  return () => {
    stop()
    window.removeEventListener('resize', onResize)
  }
}
