import { useState } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import styles from './deposit.module.css'
import { PaymentFrame } from './PaymentFrame.tsx'
import { TimeLeft } from './TimeLeft.tsx'

interface PaymentStepProps {
  /** The payment page, if its address is allowed. */
  readonly url: string | undefined
  /** Whether the response names a payment page, allowed or not. */
  readonly isNamed: boolean
  /** Whether the payment page opens in a tab instead of the frame. */
  readonly isInTab: boolean
  /** Whether the server can look up the payment. */
  readonly isTraceable: boolean
  /** Whether the deposit has a promotion. Only this page applies the promotion, so this page has to stay open. */
  readonly hasPromotion: boolean
  readonly secondsLeft: number
  readonly onLeave: () => void
}

/**
 * Step 40: the payment page, in a frame or in a tab, with the time left to pay (DEP-09, DEP-11). Ignores messages of
 * the payment page: only the server reports the state of the payment.
 */
export function PaymentStep({
  url,
  isNamed,
  isInTab,
  isTraceable,
  hasPromotion,
  secondsLeft,
  onLeave,
}: PaymentStepProps) {
  return (
    <div className={styles.payment}>
      {url === undefined && isNamed ? (
        <p className={styles.notice} role="alert">
          <Message id="deposit.page-not-allowed" />
        </p>
      ) : (
        <>
          {isTraceable || secondsLeft > 0 ? <TimeToPay secondsLeft={secondsLeft} /> : null}
          {url === undefined ? null : isInTab ? <PaymentTab url={url} /> : <PaymentFrame url={url} />}
          <p className={styles.waiting} role="status">
            <Message
              id={
                !isTraceable
                  ? 'deposit.payment-untraceable'
                  : hasPromotion
                    ? 'deposit.waiting-payment-and-promotion'
                    : 'deposit.waiting-payment'
              }
            />
          </p>
        </>
      )}
      <button type="button" className={formStyles.secondary} onClick={onLeave}>
        <Message id="deposit.other-way" />
      </button>
    </div>
  )
}

/** A link to the payment page, because the browser may have blocked the tab, or the member may have closed the tab. */
function PaymentTab({ url }: { readonly url: string }) {
  return (
    <>
      <p className={styles.waiting}>
        <Message id="deposit.pay-in-tab" />
      </p>
      <a className={formStyles.submit} href={url} target="_blank" rel="noopener noreferrer">
        <Message id="deposit.open-page" />
      </a>
    </>
  )
}

/**
 * The time left to pay. Without storage, the countdown never runs: `secondsLeft` is always 0. So 0 means that the time
 * is over only if the countdown has run.
 */
function TimeToPay({ secondsLeft }: { readonly secondsLeft: number }) {
  const [hasRun, setRun] = useState(secondsLeft > 0)
  if (secondsLeft > 0 && !hasRun) setRun(true)
  if (secondsLeft > 0) return <TimeLeft seconds={secondsLeft} label="deposit.pay-within" />
  return hasRun ? (
    <p className={styles.notice} role="alert">
      <Message id="deposit.payment-over" />
    </p>
  ) : null
}
