import { isRows, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'
import { useMoney } from '../../../runtime/widget-api/text.ts'

/** The member's promotions: available, locked, running and ended (ENG-03). A guest has none. */
export function useMyPromotions() {
  const call = useCall()
  const { currency } = useMoney()
  return useMemberData(
    ['promotion-centre', currency],
    () => call('promotion/get-promotion-center-list', { currency }),
    (rows) => isRows(rows, ['title', 'state']),
  )
}
