import { useState } from 'react'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useSession, useSessionActions } from '../../../runtime/widget-api/session.ts'
import { useShowFailure } from '../../../runtime/widget-api/data.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import { Dialog } from '../../_ui/Dialog.tsx'
import { DialogButton } from '../../_ui/DialogButton.tsx'
import styles from '../../_ui/form/form.module.css'
import page from '../../_ui/page/page.module.css'
import profile from '../_profile/profile.module.css'

/** Ends the member's sessions on every device, after a confirmation (RTE-05). */
export function LogoutEverywhere() {
  const loggedIn = useSession((state) => state.loggedIn)
  return loggedIn ? <Offer /> : null
}

function Offer() {
  const intl = useIntl()
  const dialog = useDialog('logout-everywhere')
  const { logoutEverywhere, showToast } = useSessionActions()
  const showFailure = useShowFailure()
  const [isBusy, setBusy] = useState(false)

  async function confirm(): Promise<void> {
    setBusy(true)
    const response = await logoutEverywhere()
    setBusy(false)
    if (!response.status) return showFailure(response)
    showToast({ status: 'success', message: intl.formatMessage({ id: 'account.logout-everywhere.done' }) })
  }

  return (
    <div className={`${page.page} ${page.apart}`}>
      <section className={page.card} aria-labelledby="logout-everywhere">
        <h2 id="logout-everywhere">
          <Message id="account.logout-everywhere.title" />
        </h2>
        <p className={profile.empty}>
          <Message id="account.logout-everywhere.text" />
        </p>
        <div>
          <DialogButton className={styles.secondary} dialog="dialog-logout-everywhere">
            <Message id="account.logout-everywhere.title" />
          </DialogButton>
        </div>
      </section>
      <Dialog
        id="dialog-logout-everywhere"
        state={dialog}
        title={<Message id="account.logout-everywhere.question" />}
        // Nothing can stop a logout that is running.
        {...(isBusy && { mayClose: () => false })}
      >
        <div className={styles.form}>
          <p>
            <Message id="account.logout-everywhere.answer" />
          </p>
          <BusyButton className={styles.submit} isBusy={isBusy} onPress={() => void confirm()}>
            <Message id={isBusy ? 'common.loading' : 'account.logout-everywhere.yes'} />
          </BusyButton>
          <button type="button" className={styles.secondary} disabled={isBusy} onClick={dialog.close}>
            <Message id="common.cancel" />
          </button>
        </div>
      </Dialog>
    </div>
  )
}
