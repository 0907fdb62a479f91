import { useState } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { isTransfer, mostReceipts, needsReceipt } from '../model/deposit/deposit-errors.ts'
import { AmountField } from './AmountField.tsx'
import { ChannelBounds } from './ChannelBounds.tsx'
import { ChannelFacts } from './ChannelFacts.tsx'
import styles from './deposit.module.css'
import { PromotionField } from './PromotionField.tsx'
import { ReceiptField } from './ReceiptField.tsx'
import { StepForm } from './StepForm.tsx'
import type { StepProps } from './step-props.ts'
import { TransferDetails } from './TransferDetails.tsx'

/** Step 30 of the standard variant: the amount, the account or QR code to transfer to, and the receipt. */
export function AmountStep(step: StepProps) {
  const { id, deposit, offer } = step
  const { state, dispatch, addReceipt } = deposit
  const [isUploading, setUploading] = useState(false)
  const { channel, errors, receipts, sending } = state
  if (!channel) return null
  const hasAccount = (channel.account_number ?? '') !== ''
  return (
    <StepForm
      deposit={deposit}
      isUploading={isUploading}
      button={needsReceipt(channel) ? 'deposit.send' : isTransfer(channel) ? 'deposit.transferred' : 'deposit.pay'}
    >
      {hasAccount ? null : (
        <div className={styles.channelHead}>
          <ChannelFacts channel={channel} />
        </div>
      )}
      {hasAccount ? <TransferDetails channel={channel} offer={offer} /> : null}
      {channel.rapid_auto === 1 ? (
        <p className={styles.bounds}>
          <Message id="deposit.amount" /> <ChannelBounds channel={channel} />
        </p>
      ) : (
        <AmountField {...step} channel={channel} />
      )}
      {hasAccount ? null : <TransferDetails channel={channel} offer={offer} />}
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
