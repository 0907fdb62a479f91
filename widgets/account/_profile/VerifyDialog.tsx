import { useEffect, useEffectEvent } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { type Flow, useFlow } from '../../../runtime/widget-api/flow.ts'
import { resendKind, useCountdown } from '../../../runtime/widget-api/countdown.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { useSettings, useSite } from '../../../runtime/widget-api/site.ts'
import { CodeStep } from '../_flow/CodeStep.tsx'
import { OutcomeStep } from '../_flow/OutcomeStep.tsx'
import { codeGiver } from '../_flow/code-giver.ts'
import { resendKey } from '../_flow/one-time-code.ts'
import { useAuthDependencies } from '../_flow/use-auth-dependencies.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import styles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import {
  type ContactKind,
  createVerification,
  type VerifyEvent,
  initialVerification,
  type VerifyState,
} from './create-verification.ts'

/** The name of a contact's dialog; its element is `dialog-<name>`. */
export const verifyDialogOf = (kind: ContactKind) => `verify-${kind}`

interface VerifyDialogProps {
  readonly kind: ContactKind
  /** The member's own contact: an e-mail address, or `<dial code>-<number>`. */
  readonly value: string
  /** The same contact, as shown. */
  readonly shown: string
}

/** The verification of a contact by a one-time password (STA-10). */
export function VerifyDialog({ kind, value, shown }: VerifyDialogProps) {
  const dialog = useDialog(verifyDialogOf(kind))
  const { otp } = useSettings()
  const { refresh } = useSessionActions()
  const { session } = useSite()
  const authDependencies = useAuthDependencies()
  const isVerified = () => session.store.getState().member?.[`verify_${kind}`] === 0
  const { state, flow } = useFlow(
    (context): Flow<VerifyState, VerifyEvent> =>
      createVerification({ kind, value, refresh, isVerified }, authDependencies(context)),
    initialVerification,
    value,
  )
  const { step, wrongCodes } = state
  const { secondsLeft } = useCountdown(resendKey(`verify-${kind}`, value), resendKind)
  const act = async (event: VerifyEvent) => flow()?.act(event)
  const { isOpen } = dialog
  const leave = useEffectEvent(() => void act({ type: 'left' }))
  useEffect(() => {
    if (!isOpen) leave()
  }, [isOpen])

  return (
    <Dialog
      id={`dialog-${verifyDialogOf(kind)}`}
      state={dialog}
      title={
        <Message id={kind === 'phone' ? 'account.profile-info.verify-phone' : 'account.profile-info.verify-email'} />
      }
    >
      {step === 1 ? (
        <SendStep id={`verify-${kind}-send`} to={shown} onSend={() => act({ type: 'code-requested', again: false })} />
      ) : step === 2 ? (
        <CodeStep
          id={`verify-${kind}`}
          sentTo={shown}
          digits={otp.length}
          wrongCodes={wrongCodes}
          left={secondsLeft}
          onResend={() => act({ type: 'code-requested', again: true })}
          onCode={codeGiver(flow)}
          onCancel={() => void act({ type: 'back' })}
        />
      ) : (
        <OutcomeStep
          title="account.profile-info.verified"
          text={kind === 'phone' ? 'account.profile-info.phone-verified' : 'account.profile-info.email-verified'}
        >
          <button type="button" className={styles.submit} onClick={dialog.close}>
            <Message id="common.close" />
          </button>
        </OutcomeStep>
      )}
    </Dialog>
  )
}

/** Step 1: sends a code only after the member has asked for it. */
function SendStep({ id, to, onSend }: { readonly id: string; readonly to: string; onSend: () => Promise<void> }) {
  const form = useValidatedForm('personal-details', { id, toValues: () => ({}), onSubmit: onSend })
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <p>
        <Message id="account.profile-info.send-text" values={{ to }} />
      </p>
      <SubmitButton isBusy={form.isBusy} isFirst>
        <Message id="account.profile-info.send" />
      </SubmitButton>
    </form>
  )
}
