import { useCallback } from 'react'
import { currentEntry, type DialogHistory } from './current-entry.ts'
import { goBackOnce } from './go-back-once.ts'
import { useLiveLocation } from '../routing/live-location.ts'
import { keepScroll } from '../routing/ScrollRestoration.tsx'
import { useNavigate } from '../routing/use-navigate.ts'

/** A dialog whose state is in the browser's history: the back button closes it, a reload keeps it. */
export interface DialogState {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/**
 * A dialog of the page. Opening it adds a history entry, and closing it usually goes back. If another dialog is above
 * it, or if no entry precedes, closing it only changes the entry.
 *
 * - `replaceWith` opens another dialog in the same entry. For a closed dialog, it adds an entry.
 * - `isOpenNow` returns whether the dialog is open in the browser's current entry, even before the page has rendered
 *   that entry.
 */
export function useDialog(
  name: string,
): DialogState & { readonly replaceWith: (other: string) => void; readonly isOpenNow: () => boolean } {
  const { state } = useLiveLocation()
  const navigate = useNavigate()
  const show = useCallback(
    (dialogs: readonly string[], isNew: boolean) => {
      const { address, state: known } = currentEntry()
      const kept = isNew ? { ...known, createdBy: undefined } : known
      navigate(address, { replace: !isNew, state: { ...kept, ...keepScroll, dialogs } })
    },
    [navigate],
  )
  return {
    isOpen: openDialogs(state as DialogHistory | null).includes(name),
    open: useCallback(() => {
      const open = openDialogs(currentEntry().state)
      if (!open.includes(name)) show([...open, name], true)
    }, [show, name]),
    close: useCallback(() => {
      const { state: known, hasBefore } = currentEntry()
      const open = openDialogs(known)
      if (!open.includes(name)) return
      const removeName = () =>
        show(
          openDialogs(currentEntry().state).filter((one) => one !== name),
          false,
        )
      if (open.at(-1) === name && hasBefore && !known.createdBy) goBackOnce(navigate, removeName)
      else removeName()
    }, [navigate, show, name]),
    replaceWith: useCallback(
      (other: string) => {
        const open = openDialogs(currentEntry().state)
        const isHere = open.includes(name)
        show(isHere ? open.map((one) => (one === name ? other : one)) : [...open, other], !isHere)
      },
      [show, name],
    ),
    isOpenNow: useCallback(() => openDialogs(currentEntry().state).includes(name), [name]),
  }
}

const openDialogs = (state: DialogHistory | null): readonly string[] => state?.dialogs ?? []
