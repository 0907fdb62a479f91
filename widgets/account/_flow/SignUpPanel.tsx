import { useEffect, useEffectEvent } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import type { QuickRegisterSetting } from '../../../schemas/generated/records.ts'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { BankChoice } from '../_bank/BankChoice.tsx'
import { shownPhone } from '../model/shown-phone.ts'
import { AccountStep } from './AccountStep.tsx'
import { CodeStep } from './CodeStep.tsx'
import formStyles from '../../_ui/form/form.module.css'
import styles from './flow.module.css'
import { lastStep } from './sign-up-flow.ts'
import { SignUpPasswordStep } from './SignUpPasswordStep.tsx'
import { SignUpPhoneStep } from './SignUpPhoneStep.tsx'
import { OutcomeStep } from './OutcomeStep.tsx'
import type { TypedPhone } from './use-phone-country.ts'
import type { CancelSignUp } from './use-cancel-sign-up.ts'
import { useSignUp } from './use-sign-up.ts'

interface SignUpPanelProps {
  /** The prefix of the fields' ids. */
  readonly id: string
  readonly phone: TypedPhone
  readonly onPhone: (change: Partial<TypedPhone>) => void
  readonly cancel: CancelSignUp
}

/** Sign-up, step by step (AUT-04), after the brand's settings have loaded (AUT-15). */
export function SignUpPanel(props: SignUpPanelProps) {
  const { data: setting, isError, retry } = usePublicData('account/sign-up')
  if (isError) return <LoadFailed onRetry={retry} />
  if (!setting) {
    return (
      <p role="status">
        <Message id="common.loading" />
      </p>
    )
  }
  if (setting.register === 0)
    return <OutcomeStep isInitial isGood={false} title="auth.sign-up-closed" text="auth.sign-up-closed-text" />
  return <Steps {...props} setting={setting} />
}

function Steps({
  id,
  setting,
  phone,
  onPhone,
  cancel: { ask, onBegun },
}: SignUpPanelProps & { readonly setting: QuickRegisterSetting }) {
  const signUp = useSignUp(setting)
  const { state, act, codeLeft } = signUp
  const { step, draft } = state
  const isBegun = step > 1 && step < 7
  const giveUp = useEffectEvent(() => void act({ type: 'left' }))
  useEffect(() => {
    onBegun(isBegun ? () => giveUp() : undefined)
    return () => onBegun(undefined)
  }, [isBegun, onBegun])

  const steps = [1, ...(setting.otp === 1 ? [2] : []), 3, ...(lastStep(state, setting) === 5 ? [4, 5] : [])]
  return (
    <>
      {step === 7 ? null : (
        <ol className={styles.steps} aria-hidden="true">
          {steps.map((one) => (
            <li key={one} data-done={one <= step || undefined} />
          ))}
        </ol>
      )}
      {step === 1 ? (
        <SignUpPhoneStep id={id} setting={setting} typed={phone} onTyped={onPhone} onPhone={signUp.givePhone} />
      ) : step === 2 ? (
        <CodeStep
          id={`${id}-otp`}
          sentTo={setting.send_type === 'email' ? (draft.email ?? '') : shownPhone(draft.mobileno)}
          digits={setting.otp_length}
          wrongCodes={state.wrongCodes}
          left={codeLeft}
          onResend={() => act({ type: 'code-requested-again' })}
          onCode={signUp.giveCode}
          onCancel={() => void act({ type: 'cancel-code' })}
        />
      ) : step === 3 ? (
        <SignUpPasswordStep id={id} setting={setting} draft={draft} onPassword={signUp.givePassword} />
      ) : step === 4 ? (
        <BankChoice
          page="register"
          currency={draft.currency}
          chosen={state.bank}
          button="form.confirm"
          onBank={(bank) => void act({ type: 'bank-chosen', bank })}
        />
      ) : step === 5 && state.bank ? (
        <AccountStep
          id={id}
          // Each look-up mounts the step again, so that its fields start with the bank's response.
          key={state.lookUps}
          bank={state.bank}
          draft={draft}
          onLookUp={signUp.lookUp}
          onAccount={signUp.giveAccount}
          onNumber={(number) => void act({ type: 'number-changed', number })}
          onEdit={() => void act({ type: 'edit-bank' })}
        />
      ) : (
        <OutcomeStep title="auth.welcome" text={state.hasLoginFailed ? 'auth.log-in-now' : 'auth.logging-in'} />
      )}
      {step === 4 || step === 5 ? (
        <button
          type="button"
          className={`${formStyles.link} ${styles.cancel}`}
          onClick={() => void act({ type: step === 5 ? 'edit-bank' : 'edit-password' })}
        >
          <Message id="common.back" />
        </button>
      ) : null}
      {isBegun ? (
        <button type="button" className={`${formStyles.link} ${styles.cancel}`} onClick={ask}>
          <Message id="auth.cancel" />
        </button>
      ) : null}
    </>
  )
}
