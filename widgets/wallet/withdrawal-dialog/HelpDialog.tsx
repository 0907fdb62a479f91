import { useBrand } from '../../../runtime/widget-api/site.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import styles from './withdrawal.module.css'

export const helpDialogId = 'dialog-withdrawal-help'

const steps = ['account', 'amount', 'confirm', 'paid'] as const

/** The guide to withdrawals, as a picture and as text (WDR-08). */
export function HelpDialog({ picture }: { readonly picture: string }) {
  const intl = useIntl()
  const dialog = useDialog('withdrawal-help')
  const { asset } = useBrand()
  return (
    <Dialog id={helpDialogId} state={dialog} width={620} title={<Message id="wallet.withdrawal-dialog.help" />}>
      {dialog.isOpen ? (
        <>
          <img
            className={styles.help}
            src={asset(picture)}
            width={560}
            height={240}
            alt={intl.formatMessage({ id: 'wallet.withdrawal-dialog.help-picture' })}
          />
          <ol className={styles.helpSteps}>
            {steps.map((step) => (
              <li key={step}>
                <Message id={`wallet.withdrawal-dialog.help-${step}`} />
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </Dialog>
  )
}
