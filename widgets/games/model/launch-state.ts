import type { Game, GameWallet } from '../../../schemas/generated/records.ts'
import type { LaunchTarget } from './launch-target.ts'

/*
 * The states of a game's launch. Each arrow is an event, which `launcher.ts` or `launch-runs.ts` dispatches.
 *
 *   idle ──begin──► opening
 *   idle ──ask-login──► login ──begin──► opening ──offer──► wallet ──begin──► opening ──open or leave──► idle
 *                                           │                                     ├──frame──► framed
 *                                           └──fail──► failed                     ├──block──► blocked
 *                                                                                 └──hand-over──► handed
 *   blocked ──hand-over──► handed ──show──► framed
 *
 * - `leave`: the player has closed the window before the game opened.
 * - `begin`, `ask-login` and `refuse`, which leads to `failed`, are possible in every state.
 * - On the page of the frame, `give-up` leads from every state to `abandoned`. Elsewhere, `dismiss` leads to `idle`.
 */

/** The state of a launch. `id` distinguishes launches: events of an earlier launch have no effect. */
export type LaunchState =
  | { readonly step: 'idle' }
  /** `isLoginOpen`: the login is open above the dialog that asks the guest to log in. */
  | { readonly step: 'login'; readonly game: Game; readonly isLoginOpen: boolean }
  | { readonly step: 'opening'; readonly id: number; readonly game: Game }
  | { readonly step: 'wallet'; readonly id: number; readonly game: Game; readonly wallets: readonly GameWallet[] }
  | {
      readonly step: 'blocked'
      readonly game: Game
      readonly target: LaunchTarget
      readonly wallet: string | undefined
    }
  /** The target waits for the page that shows it in a frame. */
  | { readonly step: 'handed'; readonly game: Game; readonly target: LaunchTarget }
  | { readonly step: 'framed'; readonly game: Game; readonly target: LaunchTarget }
  /** The player has closed a dialog on the page of the frame instead of opening the game. */
  | { readonly step: 'abandoned' }
  | { readonly step: 'failed'; readonly game: Game; readonly error: LaunchError }

/** The reason why a game did not open. A failure at PlayTech is shown as an alert, with its code (GAM-09). */
export interface LaunchError {
  /** The server's message, if it sent one. */
  readonly message?: string
  readonly code?: number
  readonly reason: 'server' | 'network' | 'refused' | 'game-maintenance' | 'provider-maintenance' | 'playtech'
}

export type LaunchEvent =
  | { readonly type: 'ask-login'; readonly game: Game }
  | { readonly type: 'begin'; readonly id: number; readonly game: Game }
  | { readonly type: 'offer'; readonly id: number; readonly wallets: readonly GameWallet[] }
  | { readonly type: 'open' | 'leave'; readonly id: number }
  | { readonly type: 'frame'; readonly id: number; readonly target: LaunchTarget }
  | {
      readonly type: 'block'
      readonly id: number
      readonly target: LaunchTarget
      readonly wallet: string | undefined
    }
  | { readonly type: 'hand-over'; readonly game: Game; readonly target: LaunchTarget }
  | { readonly type: 'fail'; readonly id: number; readonly error: LaunchError }
  | { readonly type: 'refuse'; readonly game: Game; readonly error: LaunchError }
  | { readonly type: 'show' | 'give-up' | 'dismiss' | 'login-opened' }

const idle: LaunchState = { step: 'idle' }

/** The next state. An event of an earlier launch changes nothing. */
export function reduceLaunch(state: LaunchState, event: LaunchEvent): LaunchState {
  switch (event.type) {
    case 'ask-login':
      return { step: 'login', game: event.game, isLoginOpen: false }
    case 'login-opened':
      return state.step === 'login' ? { ...state, isLoginOpen: true } : state
    case 'begin':
      return { step: 'opening', id: event.id, game: event.game }
    case 'refuse':
      return { step: 'failed', game: event.game, error: event.error }
    case 'hand-over':
      return { step: 'handed', game: event.game, target: event.target }
    case 'show':
      return state.step === 'handed' ? { ...state, step: 'framed' } : state
    case 'give-up':
      return { step: 'abandoned' }
    case 'dismiss':
      return idle
    default:
      if ((state.step !== 'opening' && state.step !== 'wallet') || state.id !== event.id) return state
      return whileOpening(state.game, event)
  }
}

function whileOpening(
  game: Game,
  event: Extract<LaunchEvent, { readonly type: 'offer' | 'open' | 'leave' | 'block' | 'frame' | 'fail' }>,
): LaunchState {
  switch (event.type) {
    case 'offer':
      return { step: 'wallet', id: event.id, game, wallets: event.wallets }
    case 'block':
      return { step: 'blocked', game, target: event.target, wallet: event.wallet }
    case 'frame':
      return { step: 'framed', game, target: event.target }
    case 'fail':
      return { step: 'failed', game, error: event.error }
    default:
      return idle
  }
}
