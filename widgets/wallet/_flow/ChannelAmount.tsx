import { Message } from '../../../runtime/widget-api/text.ts'
import type { DepositChannel } from '../../../schemas/generated/records.ts'
import { AmountField } from './AmountField.tsx'
import { ChannelBounds } from './ChannelBounds.tsx'
import styles from './deposit.module.css'
import type { StepProps } from './step-props.ts'

/** The field of the amount, or only the bounds of a channel that reads the amount from the receipt (DEP-08). */
export function ChannelAmount({ channel, ...step }: StepProps & { readonly channel: DepositChannel }) {
  return channel.rapid_auto === 1 ? (
    <p className={styles.bounds}>
      <Message id="deposit.amount" /> <ChannelBounds channel={channel} />
    </p>
  ) : (
    <AmountField {...step} channel={channel} />
  )
}
