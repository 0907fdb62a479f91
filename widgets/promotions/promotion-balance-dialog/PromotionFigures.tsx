import { useEffect } from 'react'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import { type PromotionBalance, usePromotionBalance } from '../hooks/use-promotion-balance.ts'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Waiting } from '../../_ui/Waiting.tsx'
import { ClaimNotice } from '../_parts/ClaimNotice.tsx'
import { useKeptFocus } from '../../wallet/exports.ts'
import { useClaimPromotion } from '../hooks/use-claim-promotion.ts'
import { lookUpEndedPromotion } from '../model/look-up-promotion.ts'
import styles from './PromotionBalanceDialog.module.css'

const figures = ['bal_total', 'bal_max_withdraw', 'bal_burn', 'bal_final'] as const

interface FiguresProps {
  /** Called with true while the call that ends the promotion is running or has an unknown outcome, then with false. */
  readonly onEnding: (isEnding: boolean) => void
  readonly onEnded: () => void
}

/** The member's money before and after ending the promotion, and the button that ends it. */
export function PromotionFigures({ onEnding, onEnded }: FiguresProps) {
  const { data, isError, isFetching, retry } = usePromotionBalance()
  if (isError) return <LoadFailed onRetry={retry} />
  if (data === undefined) return <Waiting />
  if (data === 'none') {
    return (
      <p role="status">
        <Message id="promotions.promotion-balance-dialog.none" />
      </p>
    )
  }
  return (
    <EndForm
      key={data.promotion_id ?? 0}
      balance={data}
      isFetching={isFetching}
      onEnding={onEnding}
      onEnded={onEnded}
    />
  )
}

interface EndFormProps extends FiguresProps {
  readonly balance: PromotionBalance
  readonly isFetching: boolean
}

/** The form that ends the promotion. It sends the call once, because the call moves the bonus. */
function EndForm({ balance, isFetching, onEnding, onEnded }: EndFormProps) {
  const call = useCall()
  const { money } = useMoney()
  const promotionId = balance.promotion_id ?? 0
  const { sendState, isBusy, claim, check, proceed } = useClaimPromotion({
    sendName: `promotion-end-${promotionId}`,
    lookUp: (flowCall) => lookUpEndedPromotion(flowCall, promotionId),
    looksUpState: true,
    onAccepted: onEnded,
  })
  const isUnknown = sendState.kind === 'unknown'
  const isEnding = isBusy || isUnknown
  const shown = useKeptFocus()
  useEffect(() => {
    onEnding(isEnding)
    return () => onEnding(false)
  }, [isEnding, onEnding])
  const isBurned = Number(balance.bal_burn) > 0
  return (
    <form
      key={isUnknown ? 'unknown' : 'figures'}
      ref={shown}
      className={formStyles.form}
      tabIndex={-1}
      aria-busy={isFetching}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isFetching) claim((headers) => call('promotion/complete-promotion', {}, { headers }))
      }}
    >
      <p className={styles.title}>{balance.title}</p>
      <dl className={styles.figures}>
        {figures.map((name) => (
          <div key={name} data-figure={name}>
            <dt>
              <Message id={`promotions.promotion-balance-dialog.${name}`} />
            </dt>
            <dd>{money(balance[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={formStyles.hint}>
        <Message id={`promotions.promotion-balance-dialog.${isBurned ? 'burns' : 'keeps'}`} />
      </p>
      <ClaimNotice sendState={sendState} check={check} proceed={proceed} />
      {/* The form waits while the figures load again, so that the member confirms current figures. */}
      {isUnknown ? null : (
        <SubmitButton isBusy={isBusy} isReady={!isFetching}>
          <Message id="promotions.promotion-balance-dialog.end" />
        </SubmitButton>
      )}
    </form>
  )
}
