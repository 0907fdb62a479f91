import type { Game, GameWallet, Provider } from '../../../schemas/generated/records.ts'
import type { LaunchRequestDependencies } from './launch-requests.ts'
import type { LaunchTarget } from './launch-target.ts'
import type { MaintenanceWindows } from './read-maintenance.ts'

/** The window of a game: a page of the site until the launch sends its target. */
export interface GameWindow {
  show(target: LaunchTarget): void
  /** Offers the wallets in the window. Calls `choose` with the wallet that the player chooses there. */
  offer(wallets: readonly GameWallet[], choose: (wallet: string) => void): void
  /** Closes the window, and the channel to it. The channel stays open if only the player closes the window. */
  close(): void
  focus(): void
  /** Whether the player has closed the window. */
  isClosed(): boolean
}

/** The place in which a game opens. `frame` is a page of the site. In an app's web view, the game replaces the site. */
export type LaunchPlace = 'window' | 'frame' | 'webview'

export interface LaunchDependencies extends LaunchRequestDependencies {
  readonly now: () => number
  /** Whether a member is logged in. Resolves when the session is known, or after the backend has not responded. */
  readonly loggedIn: () => boolean | Promise<boolean>
  readonly maintenanceWindows: () => MaintenanceWindows
  /** The provider of a game, if it has loaded. */
  readonly providerAtHand: (game: Game) => Provider | undefined
  readonly place: () => LaunchPlace
  /** Opens the placeholder during the click. Undefined if the browser blocks the window. */
  readonly openWindow: () => GameWindow | undefined
  /** Opens a target instead of the site. */
  readonly openHere: (target: LaunchTarget) => void
  /** Goes to the page that shows the game in a frame. False if the brand has no page for this game. */
  readonly goToFrame: (game: Game, wallet?: string) => boolean
  /** Called for every opened game, with its place. */
  readonly opened: (game: Game, place: LaunchPlace) => void
}
