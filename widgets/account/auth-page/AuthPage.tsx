import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useAuthLinks, useNavigate } from '../../../runtime/widget-api/pages.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { AuthPanel } from '../_flow/AuthPanel.tsx'
import { CancelSignUpDialog } from '../_flow/CancelSignUpDialog.tsx'
import { useCancelSignUp } from '../_flow/use-cancel-sign-up.ts'
import styles from './AuthPage.module.css'

/** Login or sign-up as a separate page (RTE-09). The other tab leads to the other form, which may be a dialog. */
export function AuthPage({ tab }: PropsOf<'account/auth-page'>) {
  const links = useAuthLinks()
  const navigate = useNavigate()
  const forgot = useDialog('forgot')
  const cancel = useCancelSignUp()
  return (
    <section className={styles.card}>
      <h1 className={styles.title}>
        <Message id={tab === 'login' ? 'auth.login' : 'auth.sign-up'} />
      </h1>
      <AuthPanel
        prefix="page-"
        tab={tab}
        onTab={(other) => {
          if (other !== tab) navigate(links[other], { replace: true })
        }}
        onForgot={forgot.open}
        cancel={cancel}
      />
      <CancelSignUpDialog id="page-dialog-cancel-sign-up" cancel={cancel} />
    </section>
  )
}
