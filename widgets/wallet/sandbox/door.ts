import type { Decided } from './money/settle-due.ts'

/** The exports for the sandbox parts of areas that require `wallet`. */
export { balanceOf, bonusWallet, findBonusWallet, isPosted, type LedgerEntry, post, stakedBy } from './money/ledger.ts'
export { onceForKey } from './money/once-for-key.ts'
export { playRound } from './money/play-round.ts'
export { findHistory, type HistoryRow } from './money/transactions.ts'
export { walletsOf } from './money/wallets.ts'
export { withdrawLimitOf } from './payouts/withdraw-limit.ts'

declare module '../../../sandbox/part.ts' {
  interface SandboxEvents {
    /** The bank has decided a deposit or a withdrawal. */
    'wallet/decided': Decided
    /** A member has staked money on a game. The area that has the game tells it. */
    'wallet/staked': Staked
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
