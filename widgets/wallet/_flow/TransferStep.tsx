import { AmountField } from './AmountField.tsx'
import { PromotionField } from './PromotionField.tsx'
import { StepForm } from './StepForm.tsx'
import type { StepProps } from './step-props.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { TransferDetails } from './TransferDetails.tsx'

/**
 * Step 35: the details of the transfer, while their time runs (DEP-02, DEP-11). In the guided variant the amount is
 * settled; in the standard one it may be told, and the robot sees it by itself otherwise.
 */
export function TransferStep({ id, deposit, offer }: StepProps) {
  const { state, dispatch, transferLeft } = deposit
  const { channel, amount, faults, sending, variant } = state
  if (!channel) return null
  const isGuided = variant === 'guided'
  const isFree = channel.rapid_auto === 1
  return (
    <StepForm deposit={deposit} button="deposit.transferred">
      <TimeLeft left={transferLeft} label="deposit.transfer-within" />
      <TransferDetails channel={channel} offer={offer} {...(isGuided && !isFree && { amount })} />
      {isGuided ? null : (
        <>
          <AmountField
            id={id}
            channel={channel}
            offer={offer}
            amount={amount}
            fault={faults.amount}
            isLocked={sending}
            onAmount={(text) => dispatch({ type: 'amount-typed', text })}
          />
          <PromotionField
            id={id}
            chosen={state.promotionId}
            channelIndex={offer.channels.indexOf(channel)}
            isLocked={sending}
            onPromotion={(promotionId) => dispatch({ type: 'promotion-chosen', promotionId })}
          />
        </>
      )}
    </StepForm>
  )
}
