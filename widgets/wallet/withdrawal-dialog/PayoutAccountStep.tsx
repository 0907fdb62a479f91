import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { payoutKey } from '../model/withdrawal/withdrawal-flow.ts'
import { AccountLabel } from '../_page/AccountLabel.tsx'
import type { WithdrawalScreen } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'

/** Step 5: the choice of the payout account (WDR-04). */
export function PayoutAccountStep({ screen: { state, dispatch } }: { readonly screen: WithdrawalScreen }) {
  const bank = useRoutePath('bank')
  const { account: chosen, accounts = [] } = state
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ type: 'confirmed' })
      }}
    >
      <fieldset className={styles.accounts}>
        <legend>
          <Message id="wallet.withdrawal-dialog.choose" />
        </legend>
        {accounts.map((account) => (
          <label key={payoutKey(account)} className={styles.row}>
            <input
              type="radio"
              name="withdrawal-account"
              checked={chosen !== undefined && payoutKey(account) === payoutKey(chosen)}
              onChange={() => dispatch({ type: 'account-chosen', account })}
            />
            <AccountLabel account={account} />
          </label>
        ))}
      </fieldset>
      <SubmitButton isBusy={false}>
        <Message id="form.confirm" />
      </SubmitButton>
      {bank === undefined ? null : (
        <Link className={styles.link} to={bank}>
          <Message id="wallet.withdrawal-dialog.add-bank" />
        </Link>
      )}
    </form>
  )
}
