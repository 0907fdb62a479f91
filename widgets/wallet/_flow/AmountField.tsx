import { formatAmount, Message, useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import { presetAmounts } from '../model/money/presets.ts'
import { readAmount, refuseOtherKeys } from '../model/money/amount.ts'
import { checkTyping } from '../model/money/check-amount.ts'
import { stepAmount } from '../model/money/step-amount.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'
import type { DepositChannel } from '../../../schemas/generated/records.ts'
import formStyles from '../../_ui/form/form.module.css'
import { ChannelBounds } from './ChannelBounds.tsx'
import styles from './deposit.module.css'
import type { StepProps } from './step-props.ts'

interface AmountFieldProps extends StepProps {
  readonly channel: DepositChannel
}

/**
 * The amount, with preset amounts to tap (DEP-06). A card top-up has buttons that add or subtract one unit (DEP-13).
 */
export function AmountField({ id, deposit: { state, dispatch }, offer, channel }: AmountFieldProps) {
  const { amount, sending: isLocked } = state
  const error = state.errors.amount
  const onAmount = (text: string) => dispatch({ type: 'amount-typed', text })
  const intl = useIntl()
  const { presets } = useSettings().deposit
  const { sign } = useMoney()
  const offered = presetAmounts(presets, {
    channel,
    lastDeposit: offer.recent_deposit?.amount,
    presetAmount: offer.preset_amount,
  })
  const isCard = channel.category === 'card'
  const bounds = { least: channel.minimum_deposit, most: channel.maximum_deposit }
  const stepBy = (change: 1 | -1) => onAmount(stepAmount(amount, change, bounds))
  const field = `${id}-amount`
  return (
    <div className={formStyles.field}>
      <label htmlFor={field}>
        <Message id="deposit.amount" />
      </label>
      <div className={formStyles.frame} data-invalid={error ? '' : undefined}>
        {isCard ? <StepButton change={-1} isLocked={isLocked} onStep={stepBy} /> : null}
        <span className={styles.currency} aria-hidden="true">
          {sign}
        </span>
        <input
          id={field}
          className={`${formStyles.input} ${styles.amount}`}
          inputMode="decimal"
          autoComplete="off"
          placeholder={formatAmount(channel.minimum_deposit)}
          value={amount}
          readOnly={isLocked}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${field}-hint${error ? ` ${field}-error` : ''}`}
          onBeforeInput={refuseOtherKeys}
          onChange={(event) => onAmount(event.currentTarget.value)}
          onPaste={(event) => {
            // An input joins pasted lines: `100⏎200` would become 100200.
            if (checkTyping(event.clipboardData.getData('text'), 'decimal') === undefined) return
            event.preventDefault()
            dispatch({ type: 'amount-refused' })
          }}
        />
        {isCard ? <StepButton change={1} isLocked={isLocked} onStep={stepBy} /> : null}
      </div>
      <p id={`${field}-hint`} className={formStyles.hint}>
        <ChannelBounds channel={channel} />
      </p>
      {error ? (
        <p id={`${field}-error`} className={formStyles.error} role="alert">
          <Message id={error.rule} values={{ n: error.bound === undefined ? '' : formatAmount(error.bound) }} />
        </p>
      ) : null}
      {offered.length > 0 ? (
        <fieldset className={styles.presets} aria-label={intl.formatMessage({ id: 'deposit.presets' })}>
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={readAmount(amount) === one}
              disabled={isLocked}
              onClick={() => onAmount(one)}
            >
              {formatAmount(one, 'unless-whole')}
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}

function StepButton({
  change,
  isLocked,
  onStep,
}: {
  readonly change: 1 | -1
  readonly isLocked: boolean
  readonly onStep: (change: 1 | -1) => void
}) {
  return (
    <button type="button" className={formStyles.fieldTool} disabled={isLocked} onClick={() => onStep(change)}>
      <span aria-hidden="true">{change === 1 ? '+' : '−'}</span>
      <span className="visually-hidden">
        <Message id={change === 1 ? 'deposit.more' : 'deposit.less'} />
      </span>
    </button>
  )
}
