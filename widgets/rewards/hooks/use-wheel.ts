import { type ResponseOf, isRows, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'

export type Wheel = NonNullable<ResponseOf<'wheel/get-wheel'>['data']>

/** The wheel and the member's spins (ENG-06). */
export function useWheel() {
  const call = useCall()
  return useMemberData<Wheel>(
    ['wheel'],
    () => call('wheel/get-wheel', {}),
    ({ segments, spins_left }) => isRows(segments, ['label', 'kind']) && Number.isSafeInteger(spins_left),
  )
}
