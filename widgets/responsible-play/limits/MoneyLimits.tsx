import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import type { PlayLimit } from '../../../schemas/generated/records.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import { Field } from '../../_ui/form/Field.tsx'
import form from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { Icon } from '../../_ui/Icon.tsx'
import rows from '../../_ui/list/rows.module.css'
import page from '../../_ui/page/page.module.css'
import { readAmount } from '../../wallet/exports.ts'
import { usedPercent } from '../model/money-sums.ts'
import styles from './Limits.module.css'
import { useSetLimit } from './use-set-limit.ts'
import { PendingChange } from './PendingChange.tsx'

interface MoneyLimitsProps {
  readonly kind: 'deposit' | 'loss'
  readonly limits: readonly PlayLimit[]
}

/** The limits on deposits, or on losses, one for each period. Each limit opens to a form that changes the limit. */
export function MoneyLimits({ kind, limits }: MoneyLimitsProps) {
  return (
    <section className={page.card} aria-labelledby={`limits-${kind}`}>
      <h2 id={`limits-${kind}`}>
        <Message id={`responsible-play.limits.${kind}`} />
      </h2>
      <p className={styles.quiet}>
        <Message id={`responsible-play.limits.${kind}-text`} />
      </p>
      <ul className={rows.rows}>
        {limits
          .filter((limit) => limit.kind === kind)
          .map((limit) => (
            <li key={limit.id}>
              <details className={rows.row}>
                <LimitLine limit={limit} />
                <LimitForm limit={limit} />
              </details>
            </li>
          ))}
      </ul>
    </section>
  )
}

function LimitLine({ limit }: { readonly limit: PlayLimit }) {
  const { money } = useMoney()
  const { kind, period, amount, used } = limit
  return (
    <summary>
      <span className={rows.words}>
        <span>
          <Message id={`responsible-play.limits.${period}`} />
        </span>
        <span className={rows.quiet}>
          <Message id={`responsible-play.limits.used-${kind}`} values={{ used: money(used) }} />
        </span>
        {amount === undefined ? null : (
          <span
            className={styles.bar}
            style={{ '--part': `${usedPercent(limit)}%` } as React.CSSProperties}
            aria-hidden="true"
          />
        )}
        <PendingChange limit={limit} show={(next) => money(next)} />
      </span>
      <span className={amount === undefined ? rows.quiet : rows.amount}>
        {amount === undefined ? <Message id="responsible-play.limits.none" /> : money(amount)}
      </span>
      <Icon name="chevron-down" size={20} />
    </summary>
  )
}

function LimitForm({ limit }: { readonly limit: PlayLimit }) {
  const { sign } = useMoney()
  const { isBusy, setLimit } = useSetLimit(limit.kind, limit.period)
  const fields = useValidatedForm('play-limit', {
    id: `limit-${limit.id}`,
    toValues: ({ amount = '' }) => ({ amount: readAmount(amount) ?? amount }),
    onSubmit: async ({ amount }) => {
      if (await setLimit(amount)) fields.setText('amount', '')
    },
  })
  return (
    <form className={`${form.form} ${styles.form}`} noValidate onSubmit={fields.onSubmit}>
      <Field
        form={fields}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        // Keeps dots and commas, so that 600.50 and 600,50 are refused and do not become 60050.
        filter="amount"
        label={<Message id="responsible-play.limits.amount" />}
        before={
          <span className={styles.sign} aria-hidden="true">
            {sign}
          </span>
        }
        errorMessages={{ format: 'error_whole_amount', maxlength: 'error_whole_amount' }}
      />
      <div className={styles.buttons}>
        <SubmitButton isBusy={fields.isBusy || isBusy}>
          <Message id="responsible-play.limits.save" />
        </SubmitButton>
        {limit.amount === undefined ? null : (
          <BusyButton className={form.secondary} isBusy={isBusy} onPress={() => void setLimit(undefined)}>
            <Message id="responsible-play.limits.remove" />
          </BusyButton>
        )}
      </div>
    </form>
  )
}
