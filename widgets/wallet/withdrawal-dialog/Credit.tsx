import { Message, useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import { useSessionPart } from '../../../runtime/widget-api/session.ts'
import { useLiveAmount } from '../hooks/use-live-amount.ts'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import type { WithdrawalScreen } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'

interface CreditProps {
  readonly screen: WithdrawalScreen
  readonly variant: 'standard' | 'balances'
}

/**
 * The amount that can be withdrawn, or `-` until it has loaded (WDR-07). The variant `standard` adds a button that
 * refreshes the amount (WDR-01). The variant `balances` adds the wallet's balance and how long a withdrawal takes
 * (WDR-02).
 */
export function Credit({ screen: { state, dispatch }, variant }: CreditProps) {
  const intl = useIntl()
  const balance = useSessionPart('wallet')[0]?.balance
  const { limit } = state
  const { money } = useMoney()
  const amount = useLiveAmount<HTMLElement>(limit !== undefined)
  const available = limit === undefined ? '-' : money(limit)
  if (variant === 'standard') {
    return (
      <div className={styles.credit}>
        <span>
          <Message id="wallet.withdrawal-dialog.available" />
        </span>
        <strong ref={amount}>{available}</strong>
        <button
          type="button"
          className={formStyles.fieldTool}
          aria-label={intl.formatMessage({ id: 'wallet.withdrawal-dialog.refresh' })}
          onClick={() => dispatch({ type: 'limit-requested' })}
        >
          <Icon name="refresh" size={20} />
        </button>
      </div>
    )
  }
  return (
    <div className={styles.balances}>
      <dl>
        <div>
          <dt>
            <Message id="wallet.withdrawal-dialog.balance" />
          </dt>
          <dd>{balance === undefined ? '-' : money(balance)}</dd>
        </div>
        <div>
          <dt>
            <Message id="wallet.withdrawal-dialog.withdrawable" />
          </dt>
          <dd ref={amount}>{available}</dd>
        </div>
      </dl>
      <p className={formStyles.hint}>
        <Message id="wallet.withdrawal-dialog.time" />
      </p>
    </div>
  )
}
