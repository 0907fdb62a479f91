import { createStore } from 'zustand/vanilla'
import type { UrlCredentials } from '../head/url-credentials.ts'

export interface UrlLoginDependencies {
  readonly mode: 'off' | 'confirm' | 'auto'
  readonly take: (() => UrlCredentials | undefined) | undefined
  /** Resolves when the page knows the current visitor. */
  readonly visitorKnown: () => Promise<void>
  /** The user name of the current member. */
  readonly member: () => string | undefined
  readonly logIn: (username: string, password: string) => Promise<unknown>
}

/**
 * Login by the address (QRY-04): never, after the visitor's confirmation, or immediately. There is at most one attempt,
 * and none for a member, because a link must not switch a player to another account.
 */
export function createUrlLogin({ mode, take, visitorKnown, member, logIn }: UrlLoginDependencies) {
  const given = take?.()
  const store = createStore<{ readonly asked: string | undefined }>(() => ({ asked: undefined }))
  let left = mode === 'off' ? undefined : given

  async function spend(): Promise<void> {
    const credentials = left
    left = undefined
    store.setState({ asked: undefined })
    if (credentials && member() === undefined) await logIn(...credentials)
  }

  return {
    /** The account to confirm (`asked`), masked except for its ends. Undefined if the page asks nothing. */
    store,
    /** Waits until the page knows the visitor, because before that, the visitor may be a member. */
    begin: async (): Promise<void> => {
      if (!left) return
      await visitorKnown()
      if (!left || member() !== undefined) return
      if (mode === 'auto') await spend()
      else store.setState({ asked: hidden(left[0]) })
    },
    confirm: spend,
    refuse: (): void => {
      left = undefined
      store.setState({ asked: undefined })
    },
  }
}

export type UrlLogin = ReturnType<typeof createUrlLogin>

/** Masks a user name: `660812345678` becomes `66…5678`, and a name of fewer than 8 characters becomes `…`. */
function hidden(username: string): string {
  return username.length < 8 ? '…' : `${username.slice(0, 2)}…${username.slice(-4)}`
}
