import { useState } from 'react'
import { ValueSlot } from '../../../runtime/widget-api/slot-values.tsx'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { DepositOffer } from '../model/deposit/deposit-offer.ts'
import { useDepositChannels } from '../hooks/use-deposit-channels.ts'
import { FlowStep } from '../_page/FlowStep.tsx'
import { UnknownOutcome } from '../_page/UnknownOutcome.tsx'
import { AcknowledgementStep } from './AcknowledgementStep.tsx'
import { AmountStep } from './AmountStep.tsx'
import { ChannelStep } from './ChannelStep.tsx'
import styles from './deposit.module.css'
import { GuidedSteps } from './GuidedSteps.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { SlipStep } from './SlipStep.tsx'
import { TopUpStep } from './TopUpStep.tsx'
import { TransferStep } from './TransferStep.tsx'
import { type Deposit, useDeposit } from './use-deposit.ts'
import { useOfferedPromotion } from './use-offered-promotion.ts'

interface DepositPanelProps {
  /** The prefix of the ids of the panel's fields. */
  readonly id: string
  readonly onDone: () => void
}

/** A deposit from choosing a channel to its acknowledgement, in a dialog or on a page. */
export default function DepositPanel({ id, onDone }: DepositPanelProps) {
  const { offer, failure, isFetching, retry } = useDepositChannels()
  if (failure !== undefined && !isFetching) return <Failure message={failure} onRetry={retry} />
  if (!offer) {
    return (
      <p className={styles.loading} role="status">
        <Message id="common.loading" />
      </p>
    )
  }
  if (offer.channels.length === 0) {
    return (
      <p className={styles.loading} role="status">
        <Message id="deposit.no-channels" />
      </p>
    )
  }
  return <Flow id={id} offer={offer} onDone={onDone} />
}

interface FailureProps {
  /** The server's message, perhaps empty. */
  readonly message: string
  readonly onRetry: () => void
}

/**
 * Replaces the channels after a failed load (DEP-14). Offers no retry while a block in the slot `deposit-notes` holds
 * the deposit back, for example during the member's break.
 */
function Failure({ message, onRetry }: FailureProps) {
  const [isHeld, hold] = useState(false)
  return (
    <div className={styles.failure} role="alert">
      <p>{message === '' ? <Message id="error.load" /> : message}</p>
      {message === '' ? null : <ValueSlot name="deposit-notes" value={{ amount: undefined, hold, isRefused: true }} />}
      {isHeld ? null : (
        <button type="button" className="button" onClick={onRetry}>
          <Message id="common.retry" />
        </button>
      )}
    </div>
  )
}

function Flow({ id, offer, onDone }: DepositPanelProps & { readonly offer: DepositOffer }) {
  const deposit = useDeposit(offer, onDone)
  // Loads the promotions before their step, because a field that appears later would move the button away from a press.
  useOfferedPromotion(deposit)
  const { state, sendState } = deposit
  const { step, variant } = state
  const isUnknown = sendState.kind === 'unknown' && step !== 1 && step !== 40
  const shared = { id, deposit, offer }
  return (
    <FlowStep step={isUnknown ? 'unknown' : step}>
      {isUnknown ? null : <GuidedSteps state={state} />}
      {isUnknown ? null : <Notice deposit={deposit} />}
      {isUnknown ? (
        <UnknownOutcome
          messagePrefix="deposit"
          sendState={sendState}
          onCheck={deposit.check}
          onProceed={deposit.proceed}
          testId="deposit-unknown"
        />
      ) : step === 20 && variant === 'guided' ? (
        <TopUpStep {...shared} />
      ) : step === 20 ? (
        <ChannelStep
          channels={offer.channels}
          chosen={state.channel?.id}
          recent={offer.recent_deposit?.merchant_bank_id}
          onChannel={(channel) => deposit.dispatch({ type: 'channel-chosen', channel })}
        />
      ) : step === 35 ? (
        <TransferStep {...shared} />
      ) : step === 30 && variant === 'guided' ? (
        <SlipStep {...shared} />
      ) : step === 30 ? (
        <AmountStep {...shared} />
      ) : step === 40 ? (
        <PaymentStep
          url={deposit.pageUrl}
          isNamed={state.url !== undefined}
          isInTab={state.channel?.redirect_page === 1}
          isTraceable={state.isUntraceable !== true}
          hasPromotion={state.promotionId !== undefined}
          secondsLeft={deposit.secondsToPay}
          onLeave={deposit.leavePayment}
        />
      ) : (
        <AcknowledgementStep deposit={deposit} />
      )}
    </FlowStep>
  )
}

const paymentNotices = {
  refused: 'deposit.payment-refused',
  abandoned: 'deposit.payment-left',
  'time-ended': 'deposit.time-ended',
} as const

/** The ids of the notices, by state of the call that moves the money. */
const moneyNotices: Partial<Record<Deposit['sendState']['kind'], string>> = {
  elsewhere: 'deposit.elsewhere',
  absent: 'deposit.absent',
}

/** The reason why the previous deposit was not made, or why this deposit has lost its promotion. */
function Notice({ deposit: { state, sendState } }: { readonly deposit: Deposit }) {
  const { payment } = state.errors
  const id =
    (payment === undefined ? moneyNotices[sendState.kind] : paymentNotices[payment]) ??
    (state.isPromotionLost ? 'deposit.promotion-unavailable' : undefined)
  if (id === undefined || state.step === 1) return null
  return (
    <p className={styles.notice} role="alert">
      <Message id={id} />
    </p>
  )
}
