import { useEffect, useRef } from 'react'
import { entryNow, isGoingBackNow } from './go-back-once.ts'

/**
 * When a frame is removed, goes back over its history entries. Chromium keeps an entry for each page after the frame's
 * first, and going back to such an entry then does nothing. Other browsers remove these entries themselves. If the
 * frame has reloaded a page or gone back, the number of its entries is unknown, and the function does nothing.
 *
 * @returns a function to call for each `load` event of the frame
 */
export function useSkippedFrameEntries(): () => void {
  const loads = useRef(0)
  useEffect(() => {
    const entry = entryNow()
    const { length } = window.history
    return () => {
      // Waits for a navigation or a closing dialog that has removed the frame.
      setTimeout(() => {
        const added = window.history.length - length
        if (added > 0 && added === loads.current - 1 && entryNow() === entry && isChromium() && !isGoingBackNow())
          window.history.go(-added)
      })
    }
  }, [])
  return () => {
    loads.current += 1
  }
}

const isChromium = () => 'userAgentData' in navigator
