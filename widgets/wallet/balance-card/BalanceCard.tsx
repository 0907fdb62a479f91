import { useSessionPart } from '../../../runtime/widget-api/session.ts'
import { Message, useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import { Icon } from '../../_ui/Icon.tsx'
import facts from '../../_ui/list/facts.module.css'
import page from '../../_ui/page/page.module.css'
import { useLiveAmount } from '../hooks/use-live-amount.ts'
import { useWalletRefresh } from '../hooks/use-wallet-refresh.ts'
import styles from './BalanceCard.module.css'

/** The first wallet's balance (STA-01), with the other wallets below. */
export function BalanceCard() {
  const intl = useIntl()
  const { isBusy, refresh } = useWalletRefresh()
  const [balance, ...others] = useSessionPart('wallet')
  const { money } = useMoney()
  const amount = useLiveAmount<HTMLParagraphElement>(balance !== undefined)
  return (
    <div className={styles.wallets}>
      <div className={styles.balance}>
        <p>
          <Message id="wallet.balance-card.balance" />
        </p>
        <p ref={amount} className={styles.amount}>
          {balance ? money(balance.balance) : '-'}
        </p>
        <BusyButton
          className={styles.refresh}
          isBusy={isBusy}
          aria-label={intl.formatMessage({ id: 'wallet.balance-card.refresh' })}
          onPress={refresh}
        >
          <Icon name="refresh" size={22} />
        </BusyButton>
      </div>
      {others.length > 0 ? (
        <dl className={facts.facts} aria-label={intl.formatMessage({ id: 'wallet.balance-card.wallets' })}>
          {others.map((wallet, at) => (
            // The backend may give two wallets the same name.
            <div key={`${at} ${wallet.display}`} className={facts.fact}>
              <dt>{wallet.display}</dt>
              <dd className={page.number}>{money(wallet.balance)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}
