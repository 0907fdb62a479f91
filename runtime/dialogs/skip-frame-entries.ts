import { useEffect, useRef } from 'react'
import { moveEntryBack } from '../routing/move-entry-back.ts'
import { entryNow, isGoingBackNow } from './go-back-once.ts'

/**
 * When a frame is removed, goes back over the frame's history entries. Chromium keeps these entries, and going back to
 * one does nothing. If the number of entries is unknown, for example after a reload of the frame, the history stays as
 * it is.
 *
 * @returns a function to call for each `load` event of the frame
 */
export function useSkippedFrameEntries(): () => void {
  const loads = useRef(0)
  useEffect(() => {
    const entry = entryNow()
    const index = indexNow()
    const { length } = window.history
    return () => {
      // Runs after the navigation or the closing dialog that has removed the frame, because both change the history.
      setTimeout(() => {
        const isLeft = indexNow() === index + 1
        const added = window.history.length - length - (isLeft ? 1 : 0)
        if (added <= 0 || added !== loads.current - 1 || !isChromium() || isGoingBackNow()) return
        if (isLeft) moveEntryBack(added)
        else if (entryNow() === entry) window.history.go(-added)
      })
    }
  }, [])
  return () => {
    loads.current += 1
  }
}

/** The number of the current entry, which the router counts. */
const indexNow = () => (window.history.state as { readonly idx?: number } | null)?.idx ?? 0

const isChromium = () => 'userAgentData' in navigator
