import { isNoLimit } from '../model/money/check-amount.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import type { DepositChannel } from '../../../schemas/generated/records.ts'

/** The minimum and the maximum of a channel (DEP-04). */
export function ChannelBounds({ channel }: { readonly channel: DepositChannel }) {
  const { money } = useMoney()
  const least = money(channel.minimum_deposit, 'unless-whole')
  const most = money(channel.maximum_deposit, 'unless-whole')
  return (
    <Message id={isNoLimit(channel.maximum_deposit) ? 'deposit.from' : 'deposit.bounds'} values={{ least, most }} />
  )
}
