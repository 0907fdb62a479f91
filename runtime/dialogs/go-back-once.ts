import type { useNavigate } from '../routing/use-navigate.ts'

/** The longest time that a browser takes to go back within the site, in ms. */
const longest = 1000

/** The part of the browser's Navigation API that Livery uses. Safari has it from 26.2, and Firefox from 147. */
interface Navigation {
  readonly canGoBack: boolean
  back(): { readonly committed: Promise<unknown>; readonly finished: Promise<unknown> }
}

let isGoingBack = false

/** Whether the browser is still going back. */
export const isGoingBackNow = (): boolean => isGoingBack

/** Identifies the page's entry in the history. Replacing only its query or its state does not change the result. */
export const entryNow = () =>
  `${(window.history.state as { readonly idx?: number } | null)?.idx} ${window.location.pathname}`

/**
 * Goes back to the history entry before that of the page. The Navigation API skips the entries that a frame has added.
 * While the browser goes back, further calls do nothing, because a visitor may close a dialog twice.
 *
 * @param stay called if the page is still at this entry after 1 s. Without the Navigation API, the browser may only
 *   have gone back within a frame
 */
export function goBackOnce(navigate: ReturnType<typeof useNavigate>, stay: () => void): void {
  if (isGoingBack) return
  isGoingBack = true
  const entry = entryNow()
  const end = () => {
    isGoingBack = false
    clearTimeout(timer)
    removeEventListener('popstate', end)
  }
  const timer = setTimeout(() => {
    end()
    if (entryNow() === entry) stay()
  }, longest)
  addEventListener('popstate', end)
  const { navigation } = window as { readonly navigation?: Navigation }
  if (!navigation?.canGoBack) return navigate(-1)
  const { committed, finished } = navigation.back()
  // Both promises reject if another navigation of the visitor replaces this one.
  void Promise.allSettled([committed, finished])
}
