import type { BankAccount, CryptoAccount } from '../../../schemas/generated/records.ts'
import { singleLineText } from '../../../runtime/widget-api/text.ts'
import page from '../../_ui/page/page.module.css'
import styles from './page.module.css'

/** A payout account in a row: its logo, its bank or coin, its number or address. */
export function AccountLabel({ account }: { readonly account: BankAccount | CryptoAccount }) {
  const isBank = account.type === 'bank'
  return (
    <span className={styles.account}>
      {isBank ? (
        <img src={account.bank_image || undefined} alt="" width={40} height={40} loading="lazy" />
      ) : (
        <span className={styles.coin} aria-hidden="true">
          {account.coin}
        </span>
      )}
      <span className={styles.accountText}>
        <strong>{isBank ? account.bank_name : account.coin}</strong>
        <span className={isBank ? page.number : `${page.number} ${styles.address}`}>
          {isBank ? account.account_number : singleLineText(account.address)}
        </span>
        {isBank ? <span className={styles.quiet}>{account.account_name}</span> : null}
      </span>
    </span>
  )
}
