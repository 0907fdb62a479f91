import { type RequestOf, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'

/** One page of the member's rounds (ENG-08). */
export function useGameRounds(filter: RequestOf<'game/get-game-history'>) {
  const call = useCall()
  return useMemberData(
    ['game-rounds', filter],
    () => call('game/get-game-history', filter),
    ({ items, total }) => Array.isArray(items) && Number.isSafeInteger(total),
  )
}
