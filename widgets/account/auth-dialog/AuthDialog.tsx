import { Message } from '../../../runtime/widget-api/text.ts'
import { useAuthDialog } from '../hooks/use-auth-dialog.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useUrlLogin } from '../../../runtime/widget-api/session.ts'
import { AuthPanel } from '../_flow/AuthPanel.tsx'
import { CancelSignUpDialog } from '../_flow/CancelSignUpDialog.tsx'
import { useCancelSignUp } from '../_flow/use-cancel-sign-up.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import styles from '../../_ui/form/form.module.css'

/**
 * Login and sign-up in a dialog (AUT-01). The visitor confirms before leaving a started sign-up (AUT-06). If the brand
 * requires it, the visitor also confirms a login with the user name and password in the address (QRY-04).
 */
export function AuthDialog() {
  const auth = useAuthDialog()
  const forgot = useDialog('forgot')
  const cancel = useCancelSignUp()
  return (
    <>
      <Dialog
        id="dialog-auth"
        // This dialog closes while the dialog of a forgotten password is open, and then opens again.
        state={{ ...auth, isOpen: auth.isOpen && !forgot.isOpen }}
        title={<Message id={auth.tab === 'login' ? 'auth.login' : 'auth.sign-up'} />}
        mayClose={() => !cancel.ask()}
      >
        <AuthPanel tab={auth.tab} onTab={auth.show} onForgot={forgot.open} cancel={cancel} />
      </Dialog>
      <CancelSignUpDialog id="dialog-cancel-sign-up" cancel={cancel} onCancelled={auth.close} />
      <UrlLoginDialog />
    </>
  )
}

function UrlLoginDialog() {
  const { asked, confirm, refuse } = useUrlLogin()
  const state = { isOpen: asked !== undefined, open: () => {}, close: () => refuse?.() }
  return (
    <Dialog id="dialog-url-login" state={state} isEmpty={!state.isOpen} title={<Message id="auth.url-login-title" />}>
      <div className={styles.form}>
        <p>
          <Message id="auth.url-login-text" values={{ account: asked ?? '' }} />
        </p>
        <button type="button" className={styles.submit} onClick={() => void confirm?.()}>
          <Message id="auth.url-login-yes" values={{ account: asked ?? '' }} />
        </button>
        <button type="button" className={styles.secondary} onClick={() => refuse?.()}>
          <Message id="common.cancel" />
        </button>
      </div>
    </Dialog>
  )
}
