import type { DepositChannel } from '../../../schemas/generated/records.ts'
import { mostReceipts, needsReceipt } from '../model/deposit/deposit-errors.ts'
import { ReceiptField } from './ReceiptField.tsx'
import type { StepProps } from './step-props.ts'

interface ChannelReceiptProps extends Pick<StepProps, 'id' | 'deposit'> {
  readonly channel: DepositChannel
  /** Called with true when uploads start, and with false when all uploads have ended. */
  readonly onBusy: (isBusy: boolean) => void
}

/** The receipt of the standard variant, if the channel asks for one (DEP-05, DEP-08). */
export function ChannelReceipt({ id, deposit, channel, onBusy }: ChannelReceiptProps) {
  const { state, dispatch, addReceipt } = deposit
  if (!needsReceipt(channel)) return null
  return (
    <ReceiptField
      id={id}
      receipts={state.receipts}
      most={mostReceipts(state.variant, channel)}
      isMissing={state.errors.receipt !== undefined}
      isLocked={state.sending}
      hint={channel.rapid_auto === 1 ? 'deposit.rapid-hint' : 'deposit.receipt-hint'}
      onAdd={addReceipt}
      onRemove={(key) => dispatch({ type: 'receipt-removed', key })}
      onBusy={onBusy}
    />
  )
}
