import type { GameRound as ShownRound } from '../../../../schemas/generated/records.ts'
import { type MemberCall, memberEndpoint, serverTime, toDecimal } from '../../../../sandbox/index.ts'
import { catalogueOf } from '../catalogue/game-catalogue.ts'
import { type GameRound, gameRoundsOf } from '../play/game-rounds.ts'

type HistoryCall = MemberCall<'game/get-game-history'>

/** The member's rounds, newest first, page by page (ENG-08). */
export const gameGetGameHistory = memberEndpoint('game/get-game-history', (call) => {
  const { sandbox, merchant, member, payload } = call
  const { category, page, page_size = 20 } = payload
  const rounds = gameRoundsOf(sandbox.database, merchant.id)
  const filter = { uid: member.uid, category }
  const rows = rounds.find(filter, { limit: page_size, offset: (page - 1) * page_size })
  const items = rows.map((row) => toShown(call, row))
  return { status: true, data: { items, page, page_size, total: rounds.count(filter) } }
})

function toShown(
  { sandbox, member }: HistoryCall,
  { round_id, game_id, category, bet, win, at }: GameRound,
): ShownRound {
  const game = catalogueOf(sandbox.seed).game(game_id)
  return {
    id: `R${round_id}`,
    game_name: game?.name ?? game_id,
    provider_name: game?.provider.name ?? '',
    category,
    bet: toDecimal(bet),
    win: toDecimal(win),
    currency: member.currency,
    played: serverTime(at),
  }
}
