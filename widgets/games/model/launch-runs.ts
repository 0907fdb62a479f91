import type { StoreApi } from 'zustand/vanilla'
import type { Game } from '../../../schemas/generated/records.ts'
import type { GameWindow, LaunchDependencies, LaunchPlace } from './launch-dependencies.ts'
import { requestLaunch } from './launch-requests.ts'
import { type LaunchError, type LaunchEvent, type LaunchState, reduceLaunch } from './launch-state.ts'
import type { LaunchTarget } from './launch-target.ts'

/** A launch: a game, the wallet that the player has chosen for it, and the window that waits for it. */
interface Launch {
  readonly id: number
  readonly game: Game
  readonly place: LaunchPlace
  readonly window: GameWindow | undefined
  readonly wallet: string | undefined
}

/** How long a game may take to open before the launch fails, in ms. */
export const openingLimit = 15_000

/**
 * Runs launches, each from its calls to the open game. A new launch replaces the running one.
 *
 * @param walletPlace returns the place of a launch after the choice of a wallet
 */
export function createLaunchRuns(
  store: StoreApi<LaunchState>,
  dependencies: LaunchDependencies,
  walletPlace: () => LaunchPlace,
) {
  let last = 0
  let currentWindow: GameWindow | undefined
  const dispatch = (event: LaunchEvent) => store.setState(reduceLaunch(store.getState(), event), true)

  const isCurrent = (id: number) => {
    const state = store.getState()
    return state.step === 'opening' && state.id === id
  }

  /** @param window the window that waits for the game; undefined if the browser blocked it, or if no window is used */
  function begin(game: Game, place: LaunchPlace, window: GameWindow | undefined, wallet?: string): void {
    last += 1
    currentWindow = window
    const launch = { id: last, game, place, window, wallet }
    dispatch({ type: 'begin', id: launch.id, game })
    void run(launch)
    void dependencies.wait(openingLimit).then(() => {
      if (isCurrent(launch.id)) fail(launch, { reason: 'network' })
    })
  }

  /**
   * Brings the window with the choice of wallets to the front, and returns this window. Undefined if the window is
   * closed.
   */
  function focusOpenWindow(): GameWindow | undefined {
    if (currentWindow === undefined || currentWindow.isClosed()) return undefined
    currentWindow.focus()
    return currentWindow
  }

  /** Whether the player has closed the window of the running launch. */
  const isWindowClosed = (): boolean => currentWindow?.isClosed() === true

  function closeWindow(): void {
    currentWindow?.close()
    currentWindow = undefined
  }

  async function run(launch: Launch): Promise<void> {
    const { id, game, window, wallet } = launch
    const isLeft = () => window?.isClosed() === true
    const outcome = await requestLaunch(dependencies, game, wallet, () => isCurrent(id) && !isLeft())
    if (!isCurrent(id)) return window?.close()
    if (outcome === undefined || ('target' in outcome && isLeft())) {
      window?.close()
      return dispatch({ type: 'leave', id })
    }
    if ('wallets' in outcome) {
      dispatch({ type: 'offer', id, wallets: outcome.wallets })
      // The window covers this page, so the window offers the choice as well.
      return window?.offer(outcome.wallets, (chosen) => chooseWallet(chosen, id))
    }
    if ('error' in outcome) return fail(launch, outcome.error)
    deliver(launch, outcome.target)
  }

  /**
   * Ends a launch without its game: closes the window and shows the reason. After the player has closed the window, a
   * failure of the network needs no message.
   */
  function fail({ id, window }: Launch, error: LaunchError): void {
    const isLeft = window?.isClosed() === true
    window?.close()
    dispatch(isLeft && error.reason === 'network' ? { type: 'leave', id } : { type: 'fail', id, error })
  }

  function deliver({ id, game, place, window, wallet }: Launch, target: LaunchTarget): void {
    if (place === 'window' && !window) return dispatch({ type: 'block', id, target, wallet })
    currentWindow = undefined
    if (place === 'webview') {
      dispatch({ type: 'dismiss' })
      return replaceSite(game, target, wallet)
    }
    dependencies.opened(game, place)
    if (place === 'frame') return dispatch({ type: 'frame', id, target })
    dispatch({ type: 'open', id })
    window?.show(target)
  }

  /**
   * Opens a target instead of the site. An HTML page opens in the frame of a page of the site. Any other target leaves
   * the state unchanged. Otherwise a dialog would close and go back, which would stop the navigation to the game.
   */
  function replaceSite(game: Game, target: LaunchTarget, wallet: string | undefined): void {
    if (target.kind === 'html') {
      dispatch({ type: 'hand-over', game, target })
      return goToFrame(game, wallet)
    }
    dependencies.opened(game, 'webview')
    dependencies.openHere(target)
  }

  /** Goes to the page of the frame. Without such a page, refuses the game. */
  function goToFrame(game: Game, wallet?: string): void {
    if (!dependencies.goToFrame(game, wallet)) dispatch({ type: 'refuse', game, error: { reason: 'refused' } })
  }

  /** @param launch the launch that offered the wallet; by default the current one */
  function chooseWallet(wallet: string, launch?: number): void {
    const state = store.getState()
    if (state.step !== 'wallet' || (launch !== undefined && launch !== state.id)) return
    if (!state.wallets.some(({ wallet_id }) => wallet_id === wallet)) return
    const place = walletPlace()
    const window = place === 'window' ? (focusOpenWindow() ?? dependencies.openWindow()) : undefined
    begin(state.game, place, window, wallet)
  }

  return { dispatch, begin, isWindowClosed, closeWindow, replaceSite, goToFrame, chooseWallet }
}
