import { useState } from 'react'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { useCall, useMemberDataChanged, useTellFailure } from '../../../runtime/widget-api/data.ts'
import { usePromotionBalance } from '../hooks/use-promotion-balance.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Waiting } from '../../_ui/page/MemberPage.tsx'
import styles from './PromotionBalanceDialog.module.css'

const figures = ['bal_total', 'bal_max_withdraw', 'bal_burn', 'bal_final'] as const

/** What the member has, could withdraw, would lose and would keep; and the button that ends the promotion. */
export function PromotionFigures({ onEnded }: { readonly onEnded: () => void }) {
  const call = useCall()
  const tellFailure = useTellFailure()
  const memberDataChanged = useMemberDataChanged()
  const { refreshPart } = useSessionActions()
  const { money } = useMoney()
  const { data, isError, isFetching, retry } = usePromotionBalance()
  const [isBusy, setBusy] = useState(false)

  async function end(): Promise<void> {
    setBusy(true)
    const answer = await call('promotion/complete-promotion', {})
    setBusy(false)
    // Whatever the answer, or without one, the figures may be others now.
    memberDataChanged()
    void refreshPart('wallet')
    if (answer.status) onEnded()
    else tellFailure(answer)
  }

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
    <form
      className={formStyles.form}
      aria-busy={isFetching}
      onSubmit={(event) => {
        event.preventDefault()
        void end()
      }}
    >
      <p className={styles.title}>{data.title}</p>
      <dl className={styles.figures}>
        {figures.map((name) => (
          <div key={name} data-figure={name}>
            <dt>
              <Message id={`promotions.promotion-balance-dialog.${name}`} />
            </dt>
            <dd>{money(data[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={formStyles.hint}>
        <Message id={`promotions.promotion-balance-dialog.${Number(data.bal_burn) > 0 ? 'burns' : 'keeps'}`} />
      </p>
      {/* Nobody ends a promotion by figures that are out of date. */}
      <SubmitButton isBusy={isBusy} isReady={!isFetching}>
        <Message id="promotions.promotion-balance-dialog.end" />
      </SubmitButton>
    </form>
  )
}
