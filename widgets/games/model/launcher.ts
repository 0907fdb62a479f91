import { createStore } from 'zustand/vanilla'
import type { Game, GameWallet, Provider } from '../../../schemas/generated/records.ts'
import { closedBecause } from './closed-because.ts'
import { type LaunchEvent, type LaunchError, type LaunchState, reduceLaunch } from './launch-state.ts'
import { type LaunchRequestDependencies, requestLaunch } from './launch-requests.ts'
import type { LaunchTarget } from './launch-target.ts'
import { gameKey } from './read-list.ts'
import type { MaintenanceWindows } from './read-maintenance.ts'

/** The window of a game: a page of the site until the launch sends its target. */
export interface GameWindow {
  show(target: LaunchTarget): void
  /** Asks for the wallet in the window. */
  offer(wallets: readonly GameWallet[], choose: (wallet: string) => void): void
  /** Closes the window, and the channel to it. The channel stays open if only the player closes the window. */
  close(): void
  /** Brings the window to the front. */
  focus(): void
  /** Whether the player has closed it. */
  isClosed(): boolean
}

/**
 * The place in which a game opens: a separate window, a frame on a page of the site, or, in an app's web view, instead
 * of the site.
 */
export type LaunchPlace = 'window' | 'frame' | 'webview'

/** The dependencies of a launch. */
export interface LaunchDependencies extends LaunchRequestDependencies {
  readonly now: () => number
  /** Whether a member is logged in. Resolves once the session is known. */
  readonly loggedIn: () => boolean | Promise<boolean>
  readonly maintenanceWindows: () => MaintenanceWindows
  /** The provider of a game, if it has loaded. */
  readonly providerAtHand: (game: Game) => Provider | undefined
  readonly place: () => LaunchPlace
  /** Opens the placeholder during the click. Undefined if the browser blocks it. */
  readonly openWindow: () => GameWindow | undefined
  /** Opens a target instead of the site. */
  readonly openHere: (target: LaunchTarget) => void
  /** Goes to the page that shows the game in a frame. */
  readonly goToFrame: (game: Game, wallet?: string) => void
  /** Called for every opened game, with its place. */
  readonly opened: (game: Game, place: LaunchPlace) => void
}

/** How long a game may take to open before its window is closed, in ms. */
export const openingLimit = 15_000

/** Launches one game at a time. A second click on an opening game does nothing; another game replaces it. */
export function createLauncher(dependencies: LaunchDependencies) {
  const store = createStore<LaunchState>(() => ({ step: 'idle' }))
  let last = 0
  let currentWindow: GameWindow | undefined
  /** The game that opens as soon as the session is known. */
  let wanted: Game | undefined
  let framePlace: 'frame' | undefined
  const dispatch = (event: LaunchEvent) => store.setState(reduceLaunch(store.getState(), event), true)

  const isCurrent = (id: number) => {
    const state = store.getState()
    return state.step === 'opening' && state.id === id
  }

  function isRunning(game: Game): boolean {
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
    if (isRunning(game)) return
    currentWindow?.close()
    currentWindow = undefined
    const isWaiting = wanted !== undefined
    wanted = game
    const known = dependencies.loggedIn()
    if (typeof known === 'boolean') return enterWanted(known)
    if (!isWaiting) void known.then(enterWanted)
  }

  /** Opens the game of the last click, unless the player has cancelled it. */
  function enterWanted(loggedIn: boolean): void {
    const game = wanted
    wanted = undefined
    if (game) enter(game, loggedIn)
  }

  function enter(game: Game, loggedIn: boolean): void {
    const closed = closedBecause(
      game,
      dependencies.providerAtHand(game),
      dependencies.maintenanceWindows(),
      dependencies.now(),
    )
    if (closed) return dispatch({ type: 'refuse', game, error: { reason: `${closed}-maintenance` } })
    if (!loggedIn) return dispatch({ type: 'ask-login', game })
    const place = dependencies.place()
    if (place === 'frame') {
      dispatch({ type: 'dismiss' })
      return dependencies.goToFrame(game)
    }
    begin(game, place, place === 'window' ? dependencies.openWindow() : undefined)
  }

  function begin(game: Game, place: LaunchPlace, window: GameWindow | undefined, wallet?: string): void {
    last += 1
    const id = last
    currentWindow = window
    dispatch({ type: 'begin', id, game })
    void run(id, game, place, window, wallet)
    void dependencies.wait(openingLimit).then(() => {
      if (isCurrent(id)) fail(id, window, { reason: 'network' })
    })
  }

  /** Brings the window with the choice of wallets to the front, and returns it. Undefined if it is closed. */
  function focusOpenWindow(): GameWindow | undefined {
    if (currentWindow === undefined || currentWindow.isClosed()) return undefined
    currentWindow.focus()
    return currentWindow
  }

  async function run(
    id: number,
    game: Game,
    place: LaunchPlace,
    window: GameWindow | undefined,
    wallet: string | undefined,
  ): Promise<void> {
    const outcome = await requestLaunch(dependencies, game, wallet, () => isCurrent(id))
    if (!isCurrent(id)) return window?.close()
    if ('wallets' in outcome) {
      dispatch({ type: 'offer', id, wallets: outcome.wallets })
      // The window covers this page, so the window offers the choice as well.
      return window?.offer(outcome.wallets, (chosen) => chooseWallet(chosen, id))
    }
    if ('error' in outcome) return fail(id, window, outcome.error)
    if (window?.isClosed()) {
      window.close()
      return dispatch({ type: 'leave', id })
    }
    deliver(id, game, place, window, outcome.target, wallet)
  }

  function deliver(
    id: number,
    game: Game,
    place: LaunchPlace,
    window: GameWindow | undefined,
    target: LaunchTarget,
    wallet: string | undefined,
  ): void {
    if (place === 'window' && !window) return dispatch({ type: 'block', id, target, wallet })
    currentWindow = undefined
    if (place === 'webview') return replaceSite(game, target, wallet)
    dependencies.opened(game, place)
    if (place === 'frame') return dispatch({ type: 'frame', id, target })
    dispatch({ type: 'open', id })
    window?.show(target)
  }

  /** Opens a target instead of the site. An HTML page opens in the frame of a page of the site. */
  function replaceSite(game: Game, target: LaunchTarget, wallet: string | undefined): void {
    if (target.kind === 'html') {
      dispatch({ type: 'hand-over', game, target })
      return dependencies.goToFrame(game, wallet)
    }
    dispatch({ type: 'dismiss' })
    dependencies.opened(game, 'webview')
    dependencies.openHere(target)
  }

  /** @param launch the launch that offered the wallet; by default the current one */
  function chooseWallet(wallet: string, launch?: number): void {
    const state = store.getState()
    if (state.step !== 'wallet' || (launch !== undefined && launch !== state.id)) return
    if (state.wallets.some(({ wallet_id }) => wallet_id === wallet)) {
      const place = framePlace ?? dependencies.place()
      begin(
        state.game,
        place,
        place === 'window' ? (focusOpenWindow() ?? dependencies.openWindow()) : undefined,
        wallet,
      )
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
      if (state.step === 'blocked') replaceSite(state.game, state.target, state.wallet)
    },

    /**
     * Opens a game in the frame of the calling page. Requests nothing if the game is already opening, or if its target
     * waits for this page.
     */
    playInFrame(game: Game, wallet?: string): void {
      if (isRunning(game)) return
      framePlace = 'frame'
      const state = store.getState()
      if (state.step === 'handed' && gameKey(state.game) === gameKey(game)) {
        dependencies.opened(game, 'frame')
        return dispatch({ type: 'show' })
      }
      const closed = closedBecause(
        game,
        dependencies.providerAtHand(game),
        dependencies.maintenanceWindows(),
        dependencies.now(),
      )
      if (closed) return dispatch({ type: 'refuse', game, error: { reason: `${closed}-maintenance` } })
      begin(game, 'frame', undefined, wallet)
    },

    /** Called when the player has left the page of the frame. */
    leaveFrame(): void {
      framePlace = undefined
      dispatch({ type: 'dismiss' })
    },

    /** Called when the member has logged in. Opens the requested game. */
    resume(): void {
      const state = store.getState()
      if (state.step === 'login') enter(state.game, true)
    },

    /** Called when the guest goes from the dialog to the login. */
    askedToLogIn(): void {
      dispatch({ type: 'login-opened' })
    },

    /** Called when the dialog has closed. Keeps the request for the game while the login is open. */
    dismissLogin(): void {
      const state = store.getState()
      if (state.step === 'login' && !state.isLoginOpen) dispatch({ type: 'dismiss' })
    },

    /** Called when the guest has closed the login or left its page. After a login, the game is already opening. */
    leaveLogin(): void {
      if (store.getState().step === 'login') dispatch({ type: 'dismiss' })
    },

    /** Cancels the running launch. */
    dismiss(): void {
      wanted = undefined
      currentWindow?.close()
      currentWindow = undefined
      dispatch({ type: framePlace ? 'give-up' : 'dismiss' })
    },
  }
}
