import { useState } from 'react'
import { isTransfer, needsReceipt } from '../model/deposit/deposit-errors.ts'
import { ChannelAmount } from './ChannelAmount.tsx'
import { ChannelFacts } from './ChannelFacts.tsx'
import { ChannelReceipt } from './ChannelReceipt.tsx'
import styles from './deposit.module.css'
import { PromotionField } from './PromotionField.tsx'
import { StepForm } from './StepForm.tsx'
import type { StepProps } from './step-props.ts'
import { TransferDetails } from './TransferDetails.tsx'

/** Step 30 of the standard variant: the amount, the account or QR code to transfer to, and the receipt. */
export function AmountStep(step: StepProps) {
  const { id, deposit, offer } = step
  const [isUploading, setUploading] = useState(false)
  const { channel } = deposit.state
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
      <ChannelAmount {...step} channel={channel} />
      {hasAccount ? null : <TransferDetails channel={channel} offer={offer} />}
      <ChannelReceipt id={id} deposit={deposit} channel={channel} onBusy={setUploading} />
      <PromotionField {...step} channel={channel} />
    </StepForm>
  )
}
