import { useState } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { mostReceipts, needsReceipt } from '../model/deposit/deposit-errors.ts'
import { AmountField } from './AmountField.tsx'
import { ChannelBounds } from './ChannelBounds.tsx'
import { ChannelFacts } from './ChannelFacts.tsx'
import styles from './deposit.module.css'
import { PromotionField } from './PromotionField.tsx'
import { ReceiptField } from './ReceiptField.tsx'
import { StepForm } from './StepForm.tsx'
import type { StepProps } from './step-props.ts'
import { TransferDetails } from './TransferDetails.tsx'

/** Step 30 of the standard variant: the account to transfer to, the amount, and the receipt. */
export function AmountStep(step: StepProps) {
  const { id, deposit, offer } = step
  const { state, dispatch, addReceipt } = deposit
  const [isUploading, setUploading] = useState(false)
  const { channel, errors, receipts, sending } = state
  if (!channel) return null
  return (
    <StepForm
      deposit={deposit}
      isUploading={isUploading}
      button={needsReceipt(channel) ? 'deposit.send' : 'deposit.pay'}
    >
      {channel.account_number ? null : (
        <div className={styles.channelHead}>
          <ChannelFacts channel={channel} />
        </div>
      )}
      <TransferDetails channel={channel} offer={offer} />
      {channel.rapid_auto === 1 ? (
        <p className={styles.bounds}>
          <Message id="deposit.amount" /> <ChannelBounds channel={channel} />
        </p>
      ) : (
        <AmountField {...step} channel={channel} />
      )}
      {needsReceipt(channel) ? (
        <ReceiptField
          id={id}
          receipts={receipts}
          most={mostReceipts(state.variant, channel)}
          isMissing={errors.receipt !== undefined}
          isLocked={sending}
          hint={channel.rapid_auto === 1 ? 'deposit.rapid-hint' : 'deposit.receipt-hint'}
          onAdd={addReceipt}
          onRemove={(key) => dispatch({ type: 'receipt-removed', key })}
          onBusy={setUploading}
        />
      ) : null}
      <PromotionField {...step} channel={channel} />
    </StepForm>
  )
}
