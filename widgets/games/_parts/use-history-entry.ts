import { useEffect, useEffectEvent, useRef } from 'react'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'

interface LaunchDialog {
  readonly isOpen: boolean
  /** Whether the dialog is open, or hidden below the login. */
  readonly isUsed: boolean
  /** Called when the player goes back while the dialog is open. */
  readonly onBack: () => void
}

/**
 * Gives an open dialog of the launch an entry in the history, so that Back closes the dialog. The launch decides
 * whether the dialog is open. If the current entry belongs to an ended launch, the page goes back.
 *
 * @param name the name of the dialog in the history
 */
export function useHistoryEntry(name: string, { isOpen, isUsed, onBack }: LaunchDialog): void {
  const { isOpen: isInEntry, open, close, isOpenNow } = useDialog(name)
  /** Whether the last effect found the dialog open and in its own history entry. */
  const wasInEntry = useRef(false)
  const wentBack = useEffectEvent(onBack)
  useEffect(() => {
    const isLeft = wasInEntry.current && !isInEntry
    wasInEntry.current = isOpen && isInEntry
    if (isOpen && isLeft) wentBack()
    else if (isOpen) open()
    else if (!isUsed && isInEntry) close()
  }, [isOpen, isUsed, isInEntry, open, close])
  useEffect(() => {
    if (!isOpen) return
    // The player may go back before the page has rendered the dialog's entry.
    const onPop = () => {
      if (!isOpenNow()) wentBack()
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [isOpen, isOpenNow])
}
