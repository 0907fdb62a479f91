import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useLiveLocation } from './live-location.ts'

/** A dialog that is open or not, as the browser's history has it: the back button closes it, a reload keeps it. */
export interface DialogState {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

interface DialogHistory {
  /** Open dialogs, the topmost last. */
  readonly dialogs?: readonly string[]
}

/** A dialog of the page by name. Opening it adds an entry to the history; closing it goes back to the one before. */
export function useDialog(name: string): DialogState {
  const location = useLiveLocation()
  const navigate = useNavigate()
  const state = location.state as DialogHistory | null
  const open = state?.dialogs ?? noDialogs
  const here = `${location.pathname}${location.search}${location.hash}`
  return {
    isOpen: open.includes(name),
    open: useCallback(() => {
      if (open.includes(name)) return
      void navigate(here, { state: { ...state, dialogs: [...open, name] }, preventScrollReset: true })
    }, [navigate, here, state, open, name]),
    close: useCallback(() => {
      if (!open.includes(name)) return
      if (open.at(-1) === name && hasEntryBefore()) void navigate(-1)
      else {
        const dialogs = open.filter((one) => one !== name)
        void navigate(here, { replace: true, state: { ...state, dialogs }, preventScrollReset: true })
      }
    }, [navigate, here, state, open, name]),
  }
}

const noDialogs: readonly string[] = []

/** The tabs of the dialog of login and sign-up, and the query that opens each (QRY-01). */
export type AuthTab = 'login' | 'signup'

/** The dialog of login and sign-up, which stands in the address: `?login=1` or `?signup=1`, and nothing but exactly that. */
export function useAuthDialog(): DialogState & {
  readonly tab: AuthTab
  readonly show: (tab: AuthTab) => void
} {
  const { pathname, search, hash, state } = useLiveLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const shown = (['signup', 'login'] as const).find((tab) => query.get(tab) === '1')

  const address = (tab: AuthTab | undefined) => {
    const next = new URLSearchParams(search)
    next.delete('login')
    next.delete('signup')
    if (tab) next.set(tab, '1')
    else next.delete('next')
    return `${pathname}${next.size > 0 ? `?${next}` : ''}${hash}`
  }
  const pushed = (state as { auth?: boolean } | null)?.auth === true
  return {
    isOpen: shown !== undefined,
    tab: shown ?? 'login',
    open: () => {
      if (!shown) void navigate(address('login'), { state: { auth: true }, preventScrollReset: true })
    },
    show: (tab) =>
      void navigate(address(tab), {
        replace: shown !== undefined,
        state: { auth: shown === undefined || pushed },
        preventScrollReset: true,
      }),
    close: () => {
      if (!shown) return
      if (pushed && hasEntryBefore()) void navigate(-1)
      else void navigate(address(undefined), { replace: true, preventScrollReset: true })
    },
  }
}

/** Whether the site has an entry before the present one, as the router numbers them. */
function hasEntryBefore(): boolean {
  return ((history.state as { idx?: number } | null)?.idx ?? 0) > 0
}
