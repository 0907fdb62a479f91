import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { depositAmount } from '../model/deposit/deposit-amount.ts'
import formStyles from '../../_ui/form/form.module.css'
import { Outcome } from '../../_ui/Outcome.tsx'
import styles from './deposit.module.css'
import type { Deposit } from './use-deposit.ts'
import { useTimeInView } from './use-time-in-view.ts'

/** How long the success is shown, in ms. */
const shownTime = 3000

/**
 * Step 1: confirms the deposit or its payment. Then goes home automatically (DEP-10), unless the call that applies the
 * promotion is running or the member has to check the promotion.
 */
export function AcknowledgementStep({ deposit }: { readonly deposit: Deposit }) {
  const { state, dispatch } = deposit
  const { promotion, isPaid } = state
  const amount = depositAmount(state)
  const { money } = useMoney()
  const staysOpen = promotion === 'applying' || promotion === 'unknown'
  useTimeInView(!staysOpen, shownTime, () => dispatch({ type: 'acknowledged' }))
  return (
    <Outcome
      icon="check"
      tone="good"
      title={<Message id={isPaid ? 'deposit.paid' : 'deposit.done'} />}
      testId="deposit-done"
    >
      {amount === undefined ? null : <p className={styles.number}>{money(amount)}</p>}
      <p>
        <Message id={isPaid ? 'deposit.paid-text' : 'deposit.done-text'} />
      </p>
      {promotion === undefined ? null : (
        <p data-promotion={promotion}>
          <Message id={`deposit.promotion-${promotion}`} />
        </p>
      )}
      <button type="button" className={formStyles.secondary} onClick={() => dispatch({ type: 'acknowledged' })}>
        <Message id="deposit.go-home" />
      </button>
    </Outcome>
  )
}
