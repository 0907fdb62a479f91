import { useEffect, useReducer } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useCall, useTellFailure } from '../../../runtime/widget-api/data.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'
import { CodeStep } from '../_flow/CodeStep.tsx'
import { SuccessStep } from '../_flow/SuccessStep.tsx'
import { useOneTimeCode } from '../_flow/use-one-time-code.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import styles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { verifyFlow } from './verify-flow.ts'

export type ContactKind = 'phone' | 'email'

/** The name of a contact's dialog; its element is `dialog-<name>`. */
export const verifyDialogOf = (kind: ContactKind) => `verify-${kind}`

interface VerifyDialogProps {
  readonly kind: ContactKind
  /** The member's own: an address, or dial code, hyphen, number. */
  readonly value: string
  /** The same for a person to read. */
  readonly shown: string
}

/** Codes of `user/verify-contact` that are about the code: it is wrong, or it has ended. */
const codeRefusals: readonly (number | undefined)[] = [4101, 4102]

/** The verification of a contact by a one-time password (STA-10). */
export function VerifyDialog({ kind, value, shown }: VerifyDialogProps) {
  const dialog = useDialog(verifyDialogOf(kind))
  const [step, dispatch] = useReducer(verifyFlow, 1)
  const { otp } = useSettings()
  const call = useCall()
  const tellFailure = useTellFailure()
  const { refresh } = useSessionActions()
  const code = useOneTimeCode(`verify-${kind}`, value, () => call('user/request-verify-tac', { type: kind, value }))
  const { isOpen } = dialog
  useEffect(() => {
    if (!isOpen) dispatch('left')
  }, [isOpen])

  async function sendCode(): Promise<void> {
    if (await code.request()) dispatch('code-sent')
  }

  async function giveCode(typed: string): Promise<boolean | undefined> {
    const answer = await call('user/verify-contact', { type: kind, value, otp: typed })
    if (!answer.status) {
      tellFailure(answer)
      return codeRefusals.includes(answer.code) ? false : undefined
    }
    code.clear()
    dispatch('code-right')
    await refresh()
    return true
  }

  return (
    <Dialog
      id={`dialog-${verifyDialogOf(kind)}`}
      state={dialog}
      title={
        <Message id={kind === 'phone' ? 'account.profile-info.verify-phone' : 'account.profile-info.verify-email'} />
      }
    >
      {step === 1 ? (
        <SendStep id={`verify-${kind}-send`} to={shown} onSend={sendCode} />
      ) : step === 2 ? (
        <CodeStep
          id={`verify-${kind}`}
          sentTo={shown}
          digits={otp.length}
          left={code.left}
          onResend={code.resend}
          onCode={giveCode}
          onCancel={() => dispatch('back')}
        />
      ) : (
        <SuccessStep
          title="account.profile-info.verified"
          text={kind === 'phone' ? 'account.profile-info.phone-verified' : 'account.profile-info.email-verified'}
        >
          <button type="button" className={styles.submit} onClick={dialog.close}>
            <Message id="common.close" />
          </button>
        </SuccessStep>
      )}
    </Dialog>
  )
}

/** Step 1: nothing is sent before it is asked for. */
function SendStep({ id, to, onSend }: { readonly id: string; readonly to: string; onSend: () => Promise<void> }) {
  const form = useValidatedForm('personal-details', { id, read: () => ({}), onSubmit: onSend })
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <p>
        <Message id="account.profile-info.send-text" values={{ to }} />
      </p>
      <SubmitButton isBusy={form.isBusy}>
        <Message id="account.profile-info.send" />
      </SubmitButton>
    </form>
  )
}
