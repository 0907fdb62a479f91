import { useSessionPart } from '../../../runtime/widget-api/session.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { MemberMenuButton } from '../../layout/exports.ts'

/** The first wallet's balance (STA-01), on the button that opens the member's menu. */
export function BalanceButton() {
  const wallet = useSessionPart('wallet')[0]
  const { money } = useMoney()
  return (
    <MemberMenuButton>
      <Icon name="wallet" size={20} />
      <span data-testid="balance">
        <span className="visually-hidden">
          <Message id="wallet.balance-button.balance" />{' '}
        </span>
        {wallet ? money(wallet.balance) : '-'}
      </span>
    </MemberMenuButton>
  )
}
