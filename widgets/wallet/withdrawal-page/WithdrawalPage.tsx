import { Slot } from '../../../runtime/widget-api/slots.tsx'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useSessionPart } from '../../../runtime/widget-api/session.ts'
import { DialogButton } from '../../_ui/DialogButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { QuickNavigation } from '../../_ui/page/QuickNavigation.tsx'
import { TransactionPage } from '../_page/TransactionPage.tsx'
import { MemberPage } from '../../_ui/page/MemberPage.tsx'
import { usePageNumber } from '../../_ui/page/use-page-number.ts'
import styles from './WithdrawalPage.module.css'

/** The page of withdrawals (RTE-07): past withdrawals, related links, and the button that opens a withdrawal. */
export function WithdrawalPage({ menu }: PropsOf<'wallet/withdrawal-page'>) {
  const [page, goTo] = usePageNumber()
  return (
    <MemberPage title="routes.withdrawal.title">
      {() => (
        <>
          <QuickNavigation menu={menu} label="wallet.withdrawal-page.quick" />
          <Slot name="withdrawal-notes" />
          <TransactionPage
            filter={{ kind: 'withdrawal', page }}
            label="wallet.withdrawal-page.records"
            empty="wallet.withdrawal-page.empty"
            onPage={goTo}
          />
          <SubmitFooter />
        </>
      )}
    </MemberPage>
  )
}

/** A footer that stays visible, with the balance and the button that opens the withdrawal. */
function SubmitFooter() {
  const balance = useSessionPart('wallet')[0]?.balance
  const { money } = useMoney()
  // If the dialog's code loads after the press, the dialog opens after the code has loaded.
  const { open } = useDialog('withdrawal')
  return (
    <div className={styles.footer}>
      <p>
        <Message id="wallet.withdrawal-page.balance" />
        <strong>{balance === undefined ? '-' : money(balance)}</strong>
      </p>
      <DialogButton className={formStyles.submit} dialog="dialog-withdrawal" onClick={open}>
        <Message id="wallet.withdrawal-page.withdraw" />
      </DialogButton>
    </div>
  )
}
