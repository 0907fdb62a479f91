import { createStore } from 'zustand/vanilla'
import type { Game, GameWallet, Provider } from '../../../schemas/generated/records.ts'
import type { Call } from '../../../runtime/widget-api/data.ts'
import { closedBecause } from './closed-because.ts'
import { type LaunchEvent, type LaunchError, type LaunchState, reduceLaunch } from './launch-state.ts'
import { type LaunchTarget, readTarget, type TargetDependencies } from './launch-target.ts'
import { gameKey } from './read-list.ts'

/** The window of a game: a page of the site until the launch sends its target. */
export interface GameWindow {
  show(target: LaunchTarget): void
  /** Asks for the wallet in the window. */
  offer(wallets: readonly GameWallet[], choose: (wallet: string) => void): void
  close(): void
  /** Brings the window to the front. */
  focus(): void
  /** Whether the player has closed it. */
  isClosed(): boolean
}

/**
 * The place in which a game opens: a window of its own, a page of the site, or, inside a webview, instead of the
 * site.
 */
export type LaunchPlace = 'window' | 'frame' | 'webview'

/** The dependencies of a launch. */
export interface LaunchDependencies extends TargetDependencies {
  readonly call: Call
  readonly currency: string
  readonly now: () => number
  /** Whether a member is logged in. Resolves once the session is known. */
  readonly loggedIn: () => boolean | Promise<boolean>
  readonly windows: () => Readonly<Record<string, { readonly start_date: string; readonly end_date: string }>>
  /** The provider of a game, if it has loaded. */
  readonly providerAtHand: (game: Game) => Provider | undefined
  readonly provider: (game: Game) => Promise<Provider | undefined>
  readonly place: () => LaunchPlace
  /** Opens the placeholder during the click. Undefined if the browser blocks it. */
  readonly openWindow: () => GameWindow | undefined
  /** Opens a target instead of the site. */
  readonly openHere: (target: LaunchTarget) => void
  /** Goes to the page that shows the game in a frame. */
  readonly goToFrame: (game: Game, wallet?: string) => void
  /** The address to which a provider returns the player. */
  readonly returnAddress: string
  readonly wait: (ms: number) => Promise<void>
  /** Called for every opened game, with its place. */
  readonly opened: (game: Game, place: LaunchPlace) => void
}

/** How long to wait after a login at PlayTech before the player can play, in ms (GAM-09). */
const playtechWait = 3_000
/** How long a game may take to open before its window is closed, in ms. */
export const openingLimit = 15_000

/** Launches one game at a time. A second click on an opening game does nothing; another game replaces it. */
export function createLauncher(dependencies: LaunchDependencies) {
  const store = createStore<LaunchState>(() => ({ step: 'idle' }))
  let last = 0
  let present: GameWindow | undefined
  let framePlace: 'frame' | undefined
  const dispatch = (event: LaunchEvent) => store.setState(reduceLaunch(store.getState(), event), true)

  const isPresent = (id: number) => {
    const state = store.getState()
    return state.step === 'opening' && state.id === id
  }

  function isUnderWay(game: Game): boolean {
    const state = store.getState()
    return (state.step === 'opening' || state.step === 'wallet') && gameKey(state.game) === gameKey(game)
  }

  /** Ends a launch without its game: closes the window and shows the reason. */
  function fail(id: number, window: GameWindow | undefined, error: LaunchError): void {
    window?.close()
    dispatch({ type: 'fail', id, error })
  }

  /** Opens a game. Call it during the click, so that the browser allows the window. */
  function play(game: Game): void {
    if (isUnderWay(game)) return
    present?.close()
    present = undefined
    const known = dependencies.loggedIn()
    if (typeof known !== 'boolean') {
      void known.then((loggedIn) => enter(game, loggedIn))
      return
    }
    enter(game, known)
  }

  function enter(game: Game, loggedIn: boolean): void {
    const closed = closedBecause(game, dependencies.providerAtHand(game), dependencies.windows(), dependencies.now())
    if (closed) return dispatch({ type: 'refuse', game, error: { reason: `${closed}-maintenance` } })
    if (!loggedIn) return dispatch({ type: 'ask-login', game })
    const place = dependencies.place()
    if (place === 'frame') {
      dispatch({ type: 'dismiss' })
      return dependencies.goToFrame(game)
    }
    begin(game, place)
  }

  function begin(game: Game, place: LaunchPlace, wallet?: string): void {
    last += 1
    const id = last
    const window = place === 'window' ? (openPresent() ?? dependencies.openWindow()) : undefined
    present = window
    dispatch({ type: 'begin', id, game })
    void run(id, game, place, window, wallet)
    void dependencies.wait(openingLimit).then(() => {
      if (isPresent(id)) fail(id, window, { reason: 'network' })
    })
  }

  /** Brings the window with the choice of wallets to the front, and returns it. Undefined if it is closed. */
  function openPresent(): GameWindow | undefined {
    if (present === undefined || present.isClosed()) return undefined
    present.focus()
    return present
  }

  async function run(
    id: number,
    game: Game,
    place: LaunchPlace,
    window: GameWindow | undefined,
    wallet: string | undefined,
  ): Promise<void> {
    const outcome = await ask(id, game, wallet)
    if (!isPresent(id)) return window?.close()
    if ('wallets' in outcome) {
      dispatch({ type: 'offer', id, wallets: outcome.wallets })
      // The window covers our page, so it asks too.
      return window?.offer(outcome.wallets, (chosen) => chooseWallet(chosen, id))
    }
    if ('error' in outcome) return fail(id, window, outcome.error)
    if (window?.isClosed()) return dispatch({ type: 'leave', id })
    deliver(id, game, place, window, outcome.target)
  }

  function deliver(
    id: number,
    game: Game,
    place: LaunchPlace,
    window: GameWindow | undefined,
    target: LaunchTarget,
  ): void {
    if (place === 'window' && !window) return dispatch({ type: 'block', id, target })
    present = undefined
    dependencies.opened(game, place)
    if (place === 'frame') return dispatch({ type: 'frame', id, target })
    dispatch({ type: 'open', id })
    if (window) window.show(target)
    else if (target.kind === 'html') dependencies.goToFrame(game)
    else dependencies.openHere(target)
  }

  /** Makes the calls of a launch: the wallets, the choice, then the game itself. */
  async function ask(id: number, game: Game, wallet: string | undefined): Promise<Outcome> {
    const { provider_id, game_id } = game
    if (wallet === undefined) {
      const wallets = await dependencies.call('game/get-wallet', { provider_id, game_id })
      if (!wallets.status) return { error: serverError(wallets) }
      if ((wallets.data?.length ?? 0) > 1) return { wallets: wallets.data ?? [] }
    } else {
      const chosen = await dependencies.call('game/set-wallet', { provider_id, wallet_type: wallet })
      if (!chosen.status) return { error: serverError(chosen) }
    }
    if (!isPresent(id)) return { error: { reason: 'network' } }
    const provider = await dependencies.provider(game)
    return provider?.tags?.includes('playtech') ? requestPlaytechGame(game) : requestGame(game)
  }

  async function requestGame({ provider_id, game_id }: Game): Promise<Outcome> {
    const response = await dependencies.call('game/login-game', {
      currency: dependencies.currency,
      provider_id,
      game_id,
    })
    if (!response.status) return { error: serverError(response) }
    const target = readTarget(response.data, dependencies)
    return target ? { target } : { error: { reason: 'refused' } }
  }

  /** Logs the player in at PlayTech, waits, then posts to its client (GAM-09). */
  async function requestPlaytechGame({ provider_id, game_id }: Game): Promise<Outcome> {
    const response = await dependencies.call('game/get-pt-player', {
      currency: dependencies.currency,
      provider_id,
      game_id,
    })
    if (!response.status || !response.data) {
      return {
        error: { reason: 'playtech', code: response.code ?? 0, ...(response.msg ? { message: response.msg } : {}) },
      }
    }
    const { username, provider_token, gamecode, mobiledomain } = response.data
    // Plain http is allowed between loopback names only.
    const action = dependencies.allow(`http://${mobiledomain}/`) ?? dependencies.allow(`https://${mobiledomain}/`)
    if (action === undefined) return { error: { reason: 'refused' } }
    await dependencies.wait(playtechWait)
    const fields = Object.entries({ username, provider_token, gamecode, return: dependencies.returnAddress })
    return { target: { kind: 'form', form: { action, method: 'post', fields } } }
  }

  /** @param launch the launch that offered the wallet; by default the current one */
  function chooseWallet(wallet: string, launch?: number): void {
    const state = store.getState()
    if (state.step !== 'wallet' || (launch !== undefined && launch !== state.id)) return
    if (state.wallets.some(({ wallet_id }) => wallet_id === wallet)) {
      begin(state.game, framePlace ?? dependencies.place(), wallet)
    }
  }

  return {
    store,
    play,

    /** Plays with one of the offered wallets. Call it during the click. */
    chooseWallet: (wallet: string): void => chooseWallet(wallet),

    /** Opens a game instead of the site after the browser has blocked its window. Call it during a click. */
    openBlocked(): void {
      const state = store.getState()
      if (state.step !== 'blocked') return
      dispatch({ type: 'dismiss' })
      dependencies.opened(state.game, 'webview')
      if (state.target.kind === 'html') dependencies.goToFrame(state.game)
      else dependencies.openHere(state.target)
    },

    /** Opens a game in the frame of the calling page. Runs one launch at a time. */
    playInFrame(game: Game, wallet?: string): void {
      if (isUnderWay(game)) return
      framePlace = 'frame'
      const closed = closedBecause(game, dependencies.providerAtHand(game), dependencies.windows(), dependencies.now())
      if (closed) return dispatch({ type: 'refuse', game, error: { reason: `${closed}-maintenance` } })
      begin(game, 'frame', wallet)
    },

    /** The player has left the page of the frame. */
    leaveFrame(): void {
      framePlace = undefined
      dispatch({ type: 'dismiss' })
    },

    /** The member has logged in: the requested game opens. */
    resume(): void {
      const state = store.getState()
      if (state.step === 'login') enter(state.game, true)
    },

    /** The member goes from the dialog to the login. */
    askedToLogIn(): void {
      dispatch({ type: 'login-opened' })
    },

    /** The dialog has closed. During the login, the request for the game stays. */
    dismissLogin(): void {
      const state = store.getState()
      if (state.step === 'login' && !state.isLoginOpen) dispatch({ type: 'dismiss' })
    },

    /** Cancels the running launch. */
    dismiss(): void {
      present?.close()
      present = undefined
      dispatch({ type: 'dismiss' })
    },
  }
}

type Outcome =
  | { readonly target: LaunchTarget }
  | { readonly wallets: readonly GameWallet[] }
  | { readonly error: LaunchError }

/** A failed response with the server's message. Without a message, the connection failed. */
function serverError({ msg }: { readonly msg?: string }): LaunchError {
  return msg === undefined || msg === '' ? { reason: 'network' } : { reason: 'server', message: msg }
}
