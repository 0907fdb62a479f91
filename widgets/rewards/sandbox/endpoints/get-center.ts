import { memberEndpoint, textIn } from '../../../../sandbox/index.ts'
import { pointsOf } from '../points.ts'
import { leftOf } from '../shop.ts'

/** The member's points, and the items that points can buy, cheapest first (ENG-06). */
export const rewardGetCenter = memberEndpoint('reward/get-center', ({ sandbox, merchant, member, language }) => ({
  status: true,
  data: {
    points: pointsOf(sandbox.database, merchant.id, member.uid),
    items: merchant.data.reward_shop
      .toSorted((one, other) => one.price - other.price)
      .map((item) => {
        const left = leftOf(sandbox.database, merchant.id, item)
        return {
          id: item.id,
          title: textIn(item.title, language),
          description: textIn(item.description, language),
          kind: item.kind,
          price: item.price,
          ...(left !== undefined && { left }),
        }
      }),
  },
}))
