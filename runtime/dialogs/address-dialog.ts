import { useCallback } from 'react'
import { goBackOnce } from './go-back-once.ts'
import { currentEntry } from './current-entry.ts'
import type { DialogState } from './use-dialog.ts'
import { useLiveLocation } from '../routing/live-location.ts'
import { keepScroll } from '../routing/ScrollRestoration.tsx'
import { useNavigate } from '../routing/use-navigate.ts'

/** A dialog that the query of an address opens. */
export interface AddressDialog<Choice extends string> {
  /** One query parameter per choice: `?login=1` opens the choice `login`. Only the value `1` counts. */
  readonly choices: readonly Choice[]
  /** Query parameters that closing the dialog removes, in addition to the choices. */
  readonly carries?: readonly string[]
}

/** The choice of a dialog in an address. Undefined if the address opens no dialog. */
export function choiceIn<Choice extends string>(search: string, choices: readonly Choice[]): Choice | undefined {
  const query = new URLSearchParams(search)
  return choices.find((choice) => query.get(choice) === '1')
}

/**
 * A dialog whose state is in the address (QRY-01). A link opens it and a reload keeps it. If opening the dialog has
 * added the current history entry, closing it goes back. Otherwise, closing it removes its query parameters.
 */
export function useAddressDialog<Choice extends string>({
  choices,
  carries = [],
}: AddressDialog<Choice>): DialogState & {
  readonly choice: Choice | undefined
  /** Opens the dialog at a choice, or changes the choice of the open dialog. */
  readonly show: (choice: Choice) => void
} {
  const { search } = useLiveLocation()
  const navigate = useNavigate()
  const names = choices.join()
  const carried = carries.join()
  const choice = choiceIn(search, choices)
  const addressWith = useCallback(
    (shown: Choice | undefined) => {
      const { pathname, search: now, hash } = window.location
      const query = new URLSearchParams(now)
      for (const name of names.split(',')) query.delete(name)
      if (shown !== undefined) query.set(shown, '1')
      else for (const name of carried.split(',')) query.delete(name)
      return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`
    },
    [names, carried],
  )
  const isOpenNow = useCallback(() => choiceIn(currentEntry().search, names.split(',')) !== undefined, [names])
  const show = useCallback(
    (shown: Choice) => {
      const { state } = currentEntry()
      const isOpen = isOpenNow()
      const createdBy = isOpen ? state.createdBy : names
      navigate(addressWith(shown), { replace: isOpen, state: { ...state, ...keepScroll, createdBy } })
    },
    [navigate, addressWith, isOpenNow, names],
  )
  return {
    isOpen: choice !== undefined,
    choice,
    show,
    open: useCallback(() => {
      const [first] = names.split(',')
      if (first !== undefined && !isOpenNow()) show(first as Choice)
    }, [show, isOpenNow, names]),
    close: useCallback(() => {
      const { state, hasBefore } = currentEntry()
      if (!isOpenNow()) return
      const isOwn = state.createdBy === names
      const removeChoice = () => {
        const left = { ...currentEntry().state, ...keepScroll, ...(isOwn && { createdBy: undefined }) }
        navigate(addressWith(undefined), { replace: true, state: left })
      }
      if (isOwn && hasBefore) goBackOnce(navigate, removeChoice)
      else removeChoice()
    }, [navigate, addressWith, isOpenNow, names]),
  }
}
