import { createStore } from 'zustand/vanilla'
import type { Game } from '../../../schemas/generated/records.ts'
import { closedBecause } from './closed-because.ts'
import type { LaunchDependencies } from './launch-dependencies.ts'
import { createLaunchRuns } from './launch-runs.ts'
import type { LaunchState } from './launch-state.ts'
import { gameKey } from './read-list.ts'

/**
 * Launches one game at a time. A second click on an opening game does nothing, unless the player has closed its window.
 * A click on another game replaces the running launch.
 */
export function createLauncher(dependencies: LaunchDependencies) {
  const store = createStore<LaunchState>(() => ({ step: 'idle' }))
  const runs = createLaunchRuns(store, dependencies, () => framePlace ?? dependencies.place())
  const { dispatch } = runs
  /** The game that opens as soon as the session is known. */
  let wanted: Game | undefined
  let framePlace: 'frame' | undefined

  function isRunning(game: Game): boolean {
    const state = store.getState()
    const isOpening = state.step === 'opening' && !runs.isWindowClosed()
    return (isOpening || state.step === 'wallet') && gameKey(state.game) === gameKey(game)
  }

  /** Whether maintenance closes a game. If so, the state changes to `failed` with the reason. */
  function isRefused(game: Game): boolean {
    const closed = closedBecause(
      game,
      dependencies.providerAtHand(game),
      dependencies.maintenanceWindows(),
      dependencies.now(),
    )
    if (closed) dispatch({ type: 'refuse', game, error: { reason: `${closed}-maintenance` } })
    return closed !== undefined
  }

  /** Opens the game of the last click, unless the player has cancelled it. */
  function enterWanted(loggedIn: boolean): void {
    const game = wanted
    wanted = undefined
    if (game) enter(game, loggedIn)
  }

  function enter(game: Game, loggedIn: boolean): void {
    if (isRefused(game)) return
    if (!loggedIn) return dispatch({ type: 'ask-login', game })
    const place = dependencies.place()
    if (place === 'frame') {
      dispatch({ type: 'dismiss' })
      return runs.goToFrame(game)
    }
    runs.begin(game, place, place === 'window' ? dependencies.openWindow() : undefined)
  }

  return {
    store,

    /** Opens a game. Call it during the click, so that the browser allows the window. */
    play(game: Game): void {
      if (isRunning(game)) return
      runs.closeWindow()
      const isWaiting = wanted !== undefined
      wanted = game
      const known = dependencies.loggedIn()
      if (typeof known === 'boolean') return enterWanted(known)
      if (!isWaiting) void known.then(enterWanted)
    },

    /** Plays with one of the offered wallets. Call it during the click. */
    chooseWallet: (wallet: string): void => runs.chooseWallet(wallet),

    /** Opens a game instead of the site after the browser has blocked its window. Call it during a click. */
    openBlocked(): void {
      const state = store.getState()
      if (state.step === 'blocked') runs.replaceSite(state.game, state.target, state.wallet)
    },

    /**
     * Opens a game in the frame of the calling page. Requests nothing if the game is already opening there, or if its
     * target waits for this page. Any other launch ends, and its window closes.
     */
    playInFrame(game: Game, wallet?: string): void {
      if (framePlace && isRunning(game)) return
      framePlace = 'frame'
      const state = store.getState()
      if (state.step === 'handed' && gameKey(state.game) === gameKey(game)) {
        dependencies.opened(game, 'frame')
        return dispatch({ type: 'show' })
      }
      runs.closeWindow()
      if (!isRefused(game)) runs.begin(game, 'frame', undefined, wallet)
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

    /**
     * Called when the dialog that asks for a login has closed. Keeps the request for the game while the login is open.
     */
    dismissLogin(): void {
      const state = store.getState()
      if (state.step === 'login' && !state.isLoginOpen) dispatch({ type: 'dismiss' })
    },

    /**
     * Called when the guest has closed the login or left its page. After a login, nothing changes, because the game is
     * already opening.
     */
    leaveLogin(): void {
      if (store.getState().step === 'login') dispatch({ type: 'dismiss' })
    },

    /** Cancels the running launch, or removes the notice about a failed or blocked launch. */
    dismiss(): void {
      wanted = undefined
      runs.closeWindow()
      dispatch({ type: framePlace ? 'give-up' : 'dismiss' })
    },
  }
}
