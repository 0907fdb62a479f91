import { useState } from 'react'
import { depositAmount } from '../model/deposit/deposit-amount.ts'
import { needsReceipt } from '../model/deposit/deposit-errors.ts'
import { ChannelAmount } from './ChannelAmount.tsx'
import { ChannelReceipt } from './ChannelReceipt.tsx'
import { PromotionField } from './PromotionField.tsx'
import { StepForm } from './StepForm.tsx'
import type { StepProps } from './step-props.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { TransferDetails } from './TransferDetails.tsx'

/**
 * Step 35: the details of the transfer, with the time left (DEP-02, DEP-11). In the guided variant, the member has
 * already entered the amount. In the standard variant, the amount is required only with a receipt, because the bankbot
 * recognises a transfer without its amount.
 */
export function TransferStep(step: StepProps) {
  const { id, deposit, offer } = step
  const { state, secondsToTransfer } = deposit
  const [isUploading, setUploading] = useState(false)
  const { channel, variant } = state
  if (!channel) return null
  const isGuided = variant === 'guided'
  return (
    <StepForm
      deposit={deposit}
      isUploading={isUploading}
      button={!isGuided && needsReceipt(channel) ? 'deposit.send' : 'deposit.transferred'}
    >
      {/* Without storage, the countdown never runs. */}
      {secondsToTransfer > 0 ? <TimeLeft seconds={secondsToTransfer} label="deposit.transfer-within" /> : null}
      <TransferDetails channel={channel} offer={offer} amount={isGuided ? depositAmount(state) : undefined} />
      {isGuided ? null : (
        <>
          <ChannelAmount {...step} channel={channel} />
          <ChannelReceipt id={id} deposit={deposit} channel={channel} onBusy={setUploading} />
          <PromotionField {...step} channel={channel} />
        </>
      )}
    </StepForm>
  )
}
