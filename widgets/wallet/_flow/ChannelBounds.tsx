import { isNoLimit } from '../model/money/check-amount.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import type { DepositChannel } from '../../../schemas/generated/records.ts'

/** The minimum and the maximum of a channel (DEP-04). */
export function ChannelBounds({ channel }: { readonly channel: DepositChannel }) {
  const { money } = useMoney()
  // Bounds are mostly whole numbers, which are easier to read without two zeros.
  const short = (amount: string) => money(amount, amount.includes('.') ? 2 : 0)
  const { minimum_deposit, maximum_deposit } = channel
  return (
    <Message
      id={isNoLimit(maximum_deposit) ? 'deposit.from' : 'deposit.bounds'}
      values={{ least: short(minimum_deposit), most: short(maximum_deposit) }}
    />
  )
}
