import { useRef, useState } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useAuthDialog } from '../hooks/use-auth-dialog.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useUrlLogin } from '../../../runtime/widget-api/session.ts'
import { AuthPanel } from '../_flow/AuthPanel.tsx'
import { Dialog } from '../../_ui/Dialog.tsx'
import styles from '../../_ui/form/form.module.css'

/**
 * Login and sign-up in a dialog (AUT-01). The visitor confirms before leaving a started sign-up (AUT-06) and before a
 * login by the address (QRY-04).
 */
export function AuthDialog() {
  const auth = useAuthDialog()
  const forgot = useDialog('forgot')
  const giveUp = useRef<(() => void) | undefined>(undefined)
  const [isLeaving, setLeaving] = useState(false)
  const leaving = { isOpen: isLeaving, open: () => setLeaving(true), close: () => setLeaving(false) }
  return (
    <>
      <Dialog
        id="dialog-auth"
        // This dialog closes while the dialog of a forgotten password is open, and then opens again.
        state={{ ...auth, isOpen: auth.isOpen && !forgot.isOpen }}
        title={<Message id={auth.tab === 'login' ? 'auth.login' : 'auth.sign-up'} />}
        mayClose={() => {
          if (!giveUp.current) return true
          setLeaving(true)
          return false
        }}
      >
        <AuthPanel
          tab={auth.tab}
          onTab={auth.show}
          onForgot={forgot.open}
          onTerms={() => {}}
          onBegun={(how) => {
            giveUp.current = how
          }}
        />
      </Dialog>
      <Dialog
        id="dialog-cancel-sign-up"
        state={leaving}
        isEmpty={!isLeaving}
        title={<Message id="auth.cancel-title" />}
      >
        <div className={styles.form}>
          <p>
            <Message id="auth.cancel-text" />
          </p>
          <button type="button" className={styles.submit} onClick={leaving.close}>
            <Message id="auth.cancel-no" />
          </button>
          <button
            type="button"
            className={styles.secondary}
            onClick={() => {
              leaving.close()
              giveUp.current?.()
              auth.close()
            }}
          >
            <Message id="auth.cancel-yes" />
          </button>
        </div>
      </Dialog>
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
