import { AmountField } from './AmountField.tsx'
import { PromotionField } from './PromotionField.tsx'
import { StepForm } from './StepForm.tsx'
import type { StepProps } from './step-props.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { TransferDetails } from './TransferDetails.tsx'

/**
 * Step 35: the details of the transfer, with the time left (DEP-02, DEP-11). The guided variant already has the amount.
 * In the standard variant the amount is optional, because the bankbot recognises the transfer without it.
 */
export function TransferStep(step: StepProps) {
  const { deposit, offer } = step
  const { state, secondsToTransfer } = deposit
  const { channel, amount, variant } = state
  if (!channel) return null
  const isGuided = variant === 'guided'
  const isFree = channel.rapid_auto === 1
  return (
    <StepForm deposit={deposit} button="deposit.transferred">
      <TimeLeft seconds={secondsToTransfer} label="deposit.transfer-within" />
      <TransferDetails channel={channel} offer={offer} {...(isGuided && !isFree && { amount })} />
      {isGuided ? null : (
        <>
          <AmountField {...step} channel={channel} />
          <PromotionField {...step} channel={channel} />
        </>
      )}
    </StepForm>
  )
}
