import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useLiveLocation } from './live-location.ts'
import { keepScroll } from './ScrollRestoration.tsx'

/** A dialog that is open or not, as the browser's history has it: the back button closes it, a reload keeps it. */
export interface DialogState {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** What an entry of the history knows of dialogs. */
interface DialogHistory {
  /** Open dialogs, the topmost last. */
  readonly dialogs?: readonly string[]
  /** Whether the entry was made by opening the dialog of login and sign-up. */
  readonly auth?: boolean
}

/**
 * A dialog of the page by name. Opening it adds an entry to the history; closing it goes back to the one before.
 * `giveWayTo` opens another in its place, in the same entry: going back leads to where the first was opened. Where this
 * one was closed meanwhile, the other gets an entry of its own.
 */
export function useDialog(name: string): DialogState & { readonly giveWayTo: (other: string) => void } {
  const { state } = useLiveLocation()
  const navigate = useNavigate()
  const show = useCallback(
    (dialogs: readonly string[], isNew: boolean) => {
      const { address, state: known } = presentEntry()
      void navigate(address, { replace: !isNew, state: { ...known, ...keepScroll, dialogs } })
    },
    [navigate],
  )
  return {
    isOpen: openDialogs(state as DialogHistory | null).includes(name),
    open: useCallback(() => {
      const open = openDialogs(presentEntry().state)
      if (!open.includes(name)) show([...open, name], true)
    }, [show, name]),
    close: useCallback(() => {
      const { state: known, hasBefore } = presentEntry()
      const open = openDialogs(known)
      if (!open.includes(name)) return
      if (open.at(-1) === name && hasBefore) return void navigate(-1)
      show(
        open.filter((one) => one !== name),
        false,
      )
    }, [navigate, show, name]),
    giveWayTo: useCallback(
      (other: string) => {
        const open = openDialogs(presentEntry().state)
        const isHere = open.includes(name)
        show(isHere ? open.map((one) => (one === name ? other : one)) : [...open, other], !isHere)
      },
      [show, name],
    ),
  }
}

/** The tabs of the dialog of login and sign-up, and the query that opens each (QRY-01). */
export type AuthTab = 'login' | 'signup'

/** The dialog of login and sign-up, which stands in the address: `?login=1` or `?signup=1`, and nothing but exactly that. */
export function useAuthDialog(): DialogState & {
  readonly tab: AuthTab
  readonly show: (tab: AuthTab) => void
} {
  const { search } = useLiveLocation()
  const navigate = useNavigate()
  const shown = tabOf(search)
  const show = useCallback(
    (tab: AuthTab) => {
      const { search: now, state } = presentEntry()
      const isOpen = tabOf(now) !== undefined
      const auth = !isOpen || state.auth === true
      void navigate(addressWith(tab), { replace: isOpen, state: { ...state, ...keepScroll, auth } })
    },
    [navigate],
  )
  return {
    isOpen: shown !== undefined,
    tab: shown ?? 'login',
    show,
    open: useCallback(() => {
      if (tabOf(presentEntry().search) === undefined) show('login')
    }, [show]),
    close: useCallback(() => {
      const { search: now, state, hasBefore } = presentEntry()
      if (tabOf(now) === undefined) return
      if (state.auth === true && hasBefore) void navigate(-1)
      else void navigate(addressWith(undefined), { replace: true, state: keepScroll })
    }, [navigate]),
  }
}

/**
 * The dialog of deposits, which `?deposit=1` opens as well, and nothing but exactly that (RTE-14). What the address knows
 * of the deposit goes with it when it closes (MOD-07).
 */
export function useDepositDialog(): DialogState {
  const dialog = useDialog('deposit')
  const { search } = useLiveLocation()
  const navigate = useNavigate()
  const { open, close } = dialog
  return {
    isOpen: dialog.isOpen || asksForDeposit(search),
    open: useCallback(() => {
      if (!asksForDeposit(presentEntry().search)) open()
    }, [open]),
    close: useCallback(() => {
      const { search: now, state } = presentEntry()
      if (!asksForDeposit(now)) return close()
      const { pathname, hash } = window.location
      const query = new URLSearchParams(now)
      for (const name of ['deposit', 'promotion', 'channel']) query.delete(name)
      void navigate(`${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`, {
        replace: true,
        state: { ...state, ...keepScroll },
      })
    }, [navigate, close]),
  }
}

/** Whether an address asks for the dialog of deposits. */
export const asksForDeposit = (search: string): boolean => new URLSearchParams(search).get('deposit') === '1'

const openDialogs = (state: DialogHistory | null): readonly string[] => state?.dialogs ?? []

function tabOf(search: string): AuthTab | undefined {
  const query = new URLSearchParams(search)
  return (['signup', 'login'] as const).find((tab) => query.get(tab) === '1')
}

/** The present address with a tab of the dialog in it, or without the dialog. */
function addressWith(tab: AuthTab | undefined): string {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  query.delete('login')
  query.delete('signup')
  if (tab) query.set(tab, '1')
  else query.delete('next')
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`
}

/** The entry of the history that is shown now: a press may come before the page was drawn for it. */
function presentEntry() {
  const { pathname, search, hash } = window.location
  // The router keeps the state of an entry as `usr`, and the entry's number as `idx`.
  const entry = window.history.state as { readonly usr?: DialogHistory | null; readonly idx?: number } | null
  return { address: `${pathname}${search}${hash}`, search, state: entry?.usr ?? {}, hasBefore: (entry?.idx ?? 0) > 0 }
}
