import type { Settlement } from './money/settle-due.ts'

/** The exports for the sandbox parts of areas that require `wallet`. */
export {
  balanceOf,
  ensureBonusWallet,
  findBonusWallet,
  isPosted,
  payBonus,
  post,
  stakedBy,
} from './money/ledger.ts'
export { depositedSince, playedSince } from './money/sums-since.ts'
export { onceForKey } from './money/once-for-key.ts'
export { playRound } from './money/play-round.ts'
export { findHistory, type HistoryRow } from './money/transactions.ts'
export { walletsOf } from './money/wallets.ts'
export { withdrawLimitOf } from './payouts/withdraw-limit.ts'

declare module '../../../sandbox/part.ts' {
  interface SandboxEvents {
    /** A deposit or a withdrawal is done or refused. */
    'wallet/decided': Settlement
    /** A member has staked money on a game. The game's area announces this event. */
    'wallet/staked': Staked
  }
  interface SandboxIntents {
    /** A member is about to deposit. `amount` is in minor units, and 0 while the amount is unknown. */
    'wallet/deposit': { readonly uid: string; readonly amount: number; readonly at: number }
    /** A member is about to stake money on a game. `stake` is in minor units, and 0 when the game opens. */
    'wallet/stake': { readonly uid: string; readonly stake: number; readonly at: number }
  }
}

/** A stake that has left a wallet. */
interface Staked {
  readonly uid: string
  /** Minor units. */
  readonly stake: number
  /** The category of the game, such as `slot`. */
  readonly category: string
  /** Milliseconds since 1970. */
  readonly at: number
}
