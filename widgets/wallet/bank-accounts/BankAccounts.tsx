import { payoutKey } from '../model/withdrawal/withdrawal-flow.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { usePayoutDetails } from '../hooks/use-member-money.ts'
import type { PayoutDetails } from '../model/payout-details.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import type { BankAccount, CryptoAccount, Member } from '../../../schemas/generated/records.ts'
import { useBanks } from '../../account/exports.ts'
import { DialogButton } from '../../_ui/DialogButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import page from '../../_ui/page/page.module.css'
import { AccountLabel } from '../_page/AccountLabel.tsx'
import styles from '../_page/page.module.css'
import { MemberPage, Waiting } from '../../_ui/page/MemberPage.tsx'
import { AddAddressDialog } from './AddAddressDialog.tsx'
import { AddBankDialog } from './AddBankDialog.tsx'

/** The page of payout accounts (WDR-09, RTE-03). */
export function BankAccounts() {
  const { data, isError, retry } = usePayoutDetails()
  return (
    <MemberPage title="routes.bank.title" text="wallet.bank-accounts.text">
      {(member) =>
        data ? <Accounts details={data} member={member} /> : isError ? <LoadFailed onRetry={retry} /> : <Waiting />
      }
    </MemberPage>
  )
}

function Accounts({ details, member }: { readonly details: PayoutDetails; readonly member: Member }) {
  const bank = useDialog('add-bank')
  const address = useDialog('add-address')
  const { banks, isPending, isError } = useBanks('bank', member.currency)
  const hasBanks = isPending || isError || banks.length > 0
  const coins = Array.isArray(details.coins) ? details.coins : []
  return (
    <>
      <AccountList kind="bank" accounts={details.bank} dialog={hasBanks ? 'dialog-add-bank' : undefined} />
      {coins.length > 0 || details.crypto.length > 0 ? (
        <AccountList
          kind="crypto"
          accounts={details.crypto}
          dialog={coins.length > 0 ? 'dialog-add-address' : undefined}
        />
      ) : null}
      <AddBankDialog state={bank} member={member} />
      <AddAddressDialog state={address} member={member} coins={coins} />
    </>
  )
}

interface AccountListProps {
  readonly kind: 'bank' | 'crypto'
  readonly accounts: readonly (BankAccount | CryptoAccount)[]
  /** Id of the dialog that adds an account. Undefined if no account can be added. */
  readonly dialog: string | undefined
}

function AccountList({ kind, accounts, dialog }: AccountListProps) {
  return (
    <section className={page.card} aria-labelledby={`payout-${kind}`}>
      <div className={styles.head}>
        <h2 id={`payout-${kind}`}>
          <Message id={kind === 'bank' ? 'wallet.bank-accounts.banks' : 'wallet.bank-accounts.addresses'} />
        </h2>
        {dialog === undefined ? null : (
          <DialogButton className={formStyles.secondary} dialog={dialog}>
            <Message id={kind === 'bank' ? 'wallet.bank-accounts.add-bank' : 'wallet.bank-accounts.add-address'} />
          </DialogButton>
        )}
      </div>
      {accounts.length === 0 ? (
        <p className={styles.quiet}>
          <Message id={kind === 'bank' ? 'wallet.bank-accounts.no-bank' : 'wallet.bank-accounts.no-address'} />
        </p>
      ) : (
        <ul className={styles.rows}>
          {accounts.map((account) => (
            <li key={payoutKey(account)}>
              <AccountLabel account={account} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
