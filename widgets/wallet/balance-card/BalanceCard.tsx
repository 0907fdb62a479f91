import { useState } from 'react'
import { useShowFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions, useSessionPart } from '../../../runtime/widget-api/session.ts'
import { Message, useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import { Icon } from '../../_ui/Icon.tsx'
import facts from '../../_ui/list/facts.module.css'
import page from '../../_ui/page/page.module.css'
import styles from './BalanceCard.module.css'

/** The first wallet's balance (STA-01), with the other wallets below. */
export function BalanceCard() {
  const intl = useIntl()
  const { refreshPart } = useSessionActions()
  const showFailure = useShowFailure()
  const [balance, ...others] = useSessionPart('wallet')
  const [isBusy, setBusy] = useState(false)
  const { money } = useMoney()

  async function refresh(): Promise<void> {
    setBusy(true)
    const response = await refreshPart('wallet')
    setBusy(false)
    if (!response.status) showFailure(response)
  }

  return (
    <div className={styles.wallets}>
      <div className={styles.balance}>
        <p>
          <Message id="wallet.balance-card.balance" />
        </p>
        <p className={styles.amount} aria-live="polite">
          {balance ? money(balance.balance) : '-'}
        </p>
        <BusyButton
          className={styles.refresh}
          isBusy={isBusy}
          aria-label={intl.formatMessage({ id: 'wallet.balance-card.refresh' })}
          onPress={() => void refresh()}
        >
          <Icon name="refresh" size={22} />
        </BusyButton>
      </div>
      {others.length > 0 ? (
        <dl className={facts.facts} aria-label={intl.formatMessage({ id: 'wallet.balance-card.wallets' })}>
          {others.map((wallet) => (
            <div key={wallet.display} className={facts.fact}>
              <dt>{wallet.display}</dt>
              <dd className={page.number}>{money(wallet.balance)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}
