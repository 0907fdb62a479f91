import { canConfirm } from '../model/withdrawal/withdrawal-flow.ts'
import { formatAmount, Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { refuseOtherKeys } from '../model/money/amount.ts'
import { percents } from '../model/money/percent-amount.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'
import { checkTyping, withdrawalBounds } from '../model/money/check-amount.ts'
import { DialogButton } from '../../_ui/DialogButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { Icon } from '../../_ui/Icon.tsx'
import { AccountLabel } from '../_page/AccountLabel.tsx'
import { Credit } from './Credit.tsx'
import { helpDialogId } from './HelpDialog.tsx'
import type { WithdrawalScreen } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'

interface StepProps {
  readonly screen: WithdrawalScreen
}

/** Step 1: account and amount (WDR-01). */
export function WithdrawalAmountStep({ screen, support }: StepProps & { readonly support: string | undefined }) {
  const { state, dispatch } = screen
  const { variant } = useSettings().withdrawal
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canConfirm(state)) dispatch({ type: 'confirmed' })
      }}
    >
      <AccountRow screen={screen} />
      <Credit screen={screen} variant={variant} />
      <AmountField screen={screen} />
      <DailyBounds screen={screen} />
      <SubmitButton isBusy={false} isReady={canConfirm(state)}>
        <Message id="form.confirm" />
      </SubmitButton>
      <div className={formStyles.row}>
        <DialogButton className={formStyles.link} dialog={helpDialogId}>
          <Message id="wallet.withdrawal-dialog.help" />
        </DialogButton>
        {variant === 'balances' && support !== undefined ? <SupportLink page={support} /> : null}
      </div>
    </form>
  )
}

function SupportLink({ page }: { readonly page: string }) {
  const path = useRoutePath(page)
  if (path === undefined) return null
  return (
    <Link className={styles.link} to={path}>
      <Message id="wallet.withdrawal-dialog.support" />
    </Link>
  )
}

/**
 * The payout account. A tap opens the list of accounts (WDR-04). Without an account, a link leads to the page that adds
 * an account.
 */
function AccountRow({ screen: { state, dispatch } }: StepProps) {
  const bank = useRoutePath('bank')
  const { accounts, account } = state
  if (accounts === undefined) {
    return (
      <p className={styles.row}>
        <Message id="wallet.withdrawal-dialog.to" />: -
      </p>
    )
  }
  if (account === undefined) {
    return (
      <div className={styles.none}>
        <p>
          <Message id="wallet.withdrawal-dialog.no-account" />
        </p>
        {bank === undefined ? null : (
          <Link className={formStyles.secondary} to={bank}>
            <Message id="wallet.withdrawal-dialog.add-bank" />
          </Link>
        )}
      </div>
    )
  }
  return (
    <button type="button" className={styles.row} onClick={() => dispatch({ type: 'account-row-tapped' })}>
      <span className="visually-hidden">
        <Message id="wallet.withdrawal-dialog.to" />
      </span>
      <AccountLabel account={account} />
      <Icon name="chevron" size={20} />
    </button>
  )
}

/**
 * The field for the amount in whole units of the currency, with the bars: buttons for a percentage of the limit
 * (WDR-05).
 */
function AmountField({ screen: { state, dispatch } }: StepProps) {
  const { account, settings, amount, error, limit } = state
  const { currency, money, sign } = useMoney()
  const least = settings && withdrawalBounds(account?.type ?? 'bank', settings).least
  const bound = error?.bound === undefined ? '' : money(error.bound)
  const coin = account?.type === 'crypto' ? account.coin : ''
  return (
    <div className={formStyles.field}>
      <label htmlFor="withdrawal-amount">
        <Message id="wallet.withdrawal-dialog.amount" />
      </label>
      <div className={formStyles.frame} data-invalid={error ? '' : undefined}>
        <span className={styles.currency} aria-hidden="true">
          {sign}
        </span>
        <input
          id="withdrawal-amount"
          className={formStyles.input}
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          placeholder={least === undefined ? '-' : formatAmount(least)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'withdrawal-amount-error' : undefined}
          onBeforeInput={refuseOtherKeys}
          onChange={({ currentTarget }) => dispatch({ type: 'amount-typed', text: currentTarget.value })}
          onPaste={(event) => {
            // An input joins pasted lines: `100⏎200` would become 100200.
            const refused = checkTyping(event.clipboardData.getData('text'), 'whole')
            if (!refused) return
            event.preventDefault()
            dispatch({ type: 'amount-refused', error: refused })
          }}
        />
      </div>
      {error ? (
        <p id="withdrawal-amount-error" className={formStyles.error} role="alert">
          <Message id={error.rule} values={{ n: bound, currency, coin }} />
        </p>
      ) : null}
      <div className={styles.percents}>
        {percents.map((percent) => (
          <button
            key={percent}
            type="button"
            disabled={limit === undefined}
            onClick={() => dispatch({ type: 'percent-tapped', percent })}
          >
            {percent}%
          </button>
        ))}
      </div>
    </div>
  )
}

/** The daily limits, from the settings (WDR-07). */
function DailyBounds({ screen: { state } }: StepProps) {
  const { settings } = state
  const { money } = useMoney()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Message id="wallet.withdrawal-dialog.daily-limit" />
        </dt>
        <dd>{settings ? money(settings.withdraw_daily_limit) : '-'}</dd>
      </div>
      <div>
        <dt>
          <Message id="wallet.withdrawal-dialog.daily-count" />
        </dt>
        <dd>{settings?.withdraw_daily_count ?? '-'}</dd>
      </div>
    </dl>
  )
}
