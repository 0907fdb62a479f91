import { randomInt } from 'node:crypto'
import { emit, inTransaction, objectionTo, textIn, toDecimal, type SandboxContext } from '../../../../sandbox/index.ts'
import { message } from '../messages.ts'
import { playRound } from '../../../wallet/sandbox/exports.ts'
import { balanceOf } from './game-page.ts'
import { gameRoundsOf } from './game-rounds.ts'
import type { GameSession } from './game-sessions.ts'

/** The price of a spin, in minor units. */
const stake = 1_000
/** The payouts of a spin in minor units, all equally likely. */
const prizes = [0, 0, 0, 500, 1_000, 2_500]

/** The outcome of a spin. A refused spin moves no money. */
type Spun = { readonly balance: string; readonly won?: string } | { readonly refused: string }

/**
 * Plays one spin as one round: the stake leaves the wallet and a prize may enter it. Refused if the balance is too low,
 * or if another area objects to the stake.
 */
export function spin(sandbox: SandboxContext, session: GameSession): Spun {
  const prize = prizes[randomInt(prizes.length)] ?? 0
  const { merchant, uid, wallet: position, game } = session
  const at = sandbox.clock.now()
  const played = inTransaction(sandbox.database, () => {
    const objection = objectionTo(sandbox, merchant, 'wallet/stake', { uid, stake, at })
    if (objection) return objection
    if (!playRound(sandbox.database, merchant.id, { uid, position, stake, prize, at })) return false
    const round = { uid, game_id: game.id, category: game.category, bet: stake, win: prize, at }
    gameRoundsOf(sandbox.database, merchant.id).add(round)
    emit(sandbox, merchant, 'wallet/staked', { uid, stake, category: game.category, at })
    return true
  })
  if (played === false) return { refused: message('balance-too-low', session.language) }
  if (played !== true) return { refused: textIn(played.text, session.language) }
  return { balance: balanceOf(sandbox, session), ...(prize > 0 ? { won: toDecimal(prize) } : {}) }
}
