import { actualAmount, canConfirm } from '../model/withdrawal/withdrawal-flow.ts'
import { formatAmount, Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { readAmount } from '../model/money/amount.ts'
import { shownCoinDecimals } from '../model/money/crypto-amount.ts'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { AccountLabel } from '../_page/AccountLabel.tsx'
import type { WithdrawalScreen } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'

/** The number of decimals of a rate, at least two: a coin may cost less than 0.01. */
const rateDecimals = (rate: string) => Math.max(2, rate.split('.')[1]?.length ?? 0)

/**
 * Step 2: the withdrawal to confirm. A withdrawal in a cryptocurrency shows the rate and the amount of coins (WDR-03).
 */
export function ConfirmStep({ screen: { state, dispatch } }: { readonly screen: WithdrawalScreen }) {
  const { account, amount, isWithdrawing } = state
  const actual = actualAmount(state)
  const { money } = useMoney()
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ type: 'confirmed' })
      }}
    >
      {account ? (
        <div className={styles.row}>
          <AccountLabel account={account} />
        </div>
      ) : null}
      <dl className={styles.facts}>
        <div>
          <dt>
            <Message id="wallet.withdrawal-dialog.amount" />
          </dt>
          <dd className={styles.sum}>{money(readAmount(amount) ?? '')}</dd>
        </div>
        {account?.type === 'crypto' && actual !== undefined ? (
          <>
            <div>
              <dt>
                <Message id="wallet.withdrawal-dialog.rate" />
              </dt>
              <dd>
                1 {account.coin} = {money(account.currency_rate, rateDecimals(account.currency_rate))}
              </dd>
            </div>
            <div>
              <dt>
                <Message id="wallet.withdrawal-dialog.actual" />
              </dt>
              <dd className={styles.sum}>
                {formatAmount(actual, shownCoinDecimals)} {account.coin}
              </dd>
            </div>
          </>
        ) : null}
      </dl>
      <SubmitButton isBusy={isWithdrawing} isReady={canConfirm(state)}>
        <Message id="wallet.withdrawal-dialog.withdraw" />
      </SubmitButton>
      <button
        type="button"
        className={formStyles.secondary}
        disabled={isWithdrawing}
        onClick={() => dispatch({ type: 'went-back' })}
      >
        <Message id="common.back" />
      </button>
    </form>
  )
}
