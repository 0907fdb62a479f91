import { useEffect, useRef } from 'react'
import { entryNow, isGoingBackNow } from './go-back-once.ts'

/**
 * Removes the steps of a frame from the way back when the frame is removed. Chromium keeps an entry of the history for
 * each page that has opened in the frame, and going back to such an entry then does nothing. Other browsers remove
 * these entries themselves.
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
