import { useEffect, useReducer, useState } from 'react'
import { accountOf, phoneBounds, phoneDigits } from '../../../runtime/widget-api/forms.ts'
import { announceEvent } from '../../../runtime/widget-api/events.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useCall, usePublicData, useTellFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'
import styles from '../../_ui/form/form.module.css'
import { type PasswordMode, passwordBounds, PasswordField } from '../../_ui/form/PasswordField.tsx'
import { PhoneField } from '../_parts/PhoneField.tsx'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { CodeStep } from './CodeStep.tsx'
import { loginFlow, loginStart, successTime } from './login-flow.ts'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import { SuccessStep } from './SuccessStep.tsx'
import { useOneTimeCode } from './use-one-time-code.ts'
import { usePhoneCountry } from './use-phone-country.ts'

interface LoginPanelProps {
  /** What the ids of its fields begin with. */
  readonly id: string
  /** What was typed as the phone number in the other tab, where the brand keeps it (AUT-02). */
  readonly phone: string
  readonly onPhone: (typed: string) => void
  readonly onForgot: () => void
}

/** Login, step by step (AUT-03). */
export function LoginPanel({ id, phone, onPhone, onForgot }: LoginPanelProps) {
  const [state, dispatch] = useReducer(loginFlow, loginStart)
  const { otp } = useSettings()
  const call = useCall()
  const tellFailure = useTellFailure()
  const code = useOneTimeCode('forget', state.username, (username) =>
    call('user/forgot-password-tac', { type: 'forget', username }),
  )
  const { step, username } = state

  useEffect(() => {
    if (step !== 12) return
    const timer = setTimeout(() => dispatch({ type: 'rested' }), successTime)
    return () => clearTimeout(timer)
  }, [step])

  async function sendCode(): Promise<void> {
    const answer = await code.request()
    if (answer) dispatch({ type: 'code-sent', sendType: answer.data?.sendType })
  }

  async function checkCode(typed: string): Promise<boolean | undefined> {
    const { sendType } = state
    const answer = await call('user/verify-forget-tac', { username, otp: typed, sendType, type: 'forget' })
    if (answer.status) dispatch({ type: 'code-right', otp: typed })
    else tellFailure(answer)
    return answer.status ? true : answer.unanswered ? undefined : false
  }

  async function setPassword(password: string): Promise<void> {
    const answer = await call('user/reset-login-password', {
      username,
      new_password: password,
      confirm_new_password: password,
      otp: state.otp,
    })
    if (!answer.status) return tellFailure(answer)
    code.clear()
    dispatch({ type: 'password-set' })
  }

  if (step === 1) {
    return (
      <PhoneStep
        id={id}
        typed={phone}
        onTyped={onPhone}
        onPhone={(given) => dispatch({ type: 'phone-given', username: given })}
        onForgot={onForgot}
      />
    )
  }
  if (step === 2) {
    return <PasswordStep id={id} username={username} onBack={() => dispatch({ type: 'back' })} onForgot={sendCode} />
  }
  if (step === 10) {
    return (
      <CodeStep
        id={`${id}-otp`}
        sentTo={masked(username)}
        digits={otp.length}
        left={code.left}
        onResend={code.resend}
        onCode={checkCode}
        onCancel={() => dispatch({ type: 'back' })}
      />
    )
  }
  if (step === 11) return <NewPasswordStep id={`${id}-new`} fewest={8} onPassword={setPassword} />
  return <SuccessStep title="auth.password-changed" text="auth.log-in-now" />
}

interface PhoneStepProps {
  readonly id: string
  readonly typed: string
  readonly onTyped: (typed: string) => void
  readonly onPhone: (username: string) => void
  readonly onForgot: () => void
}

function PhoneStep({ id, typed, onTyped, onPhone, onForgot }: PhoneStepProps) {
  const { country, chooseCountry } = usePhoneCountry()
  const bounds = phoneBounds(country)
  const form = useValidatedForm('phone-number', {
    id,
    ...(typed === '' ? {} : { typed: { phone: typed } }),
    read: ({ phone = '' }) => ({ phone: phoneDigits(phone, country), bounds }),
    onSubmit: ({ phone }) => onPhone(accountOf(phone, country)),
    onTyped: ({ phone = '' }) => onTyped(phone),
  })
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={form.onSubmit}>
      <PhoneField
        form={form}
        name="phone"
        country={country}
        onCountry={chooseCountry}
        autoComplete="username"
        isFirst
      />
      <SubmitButton isBusy={form.isBusy} isReady={phoneDigits(form.textOf('phone'), country).length >= bounds.min}>
        <Message id="form.next" />
      </SubmitButton>
      <button type="button" className={styles.link} onClick={onForgot}>
        <Message id="auth.forgot" />
      </button>
    </form>
  )
}

interface PasswordStepProps {
  readonly id: string
  readonly username: string
  readonly onBack: () => void
  readonly onForgot: () => Promise<void>
}

function PasswordStep({ id, username, onBack, onForgot }: PasswordStepProps) {
  const { login } = useSessionActions()
  const tellFailure = useTellFailure()
  const { data: setting } = usePublicData('account/sign-up')
  const [chosen, setMode] = useState<PasswordMode>()
  const mode = chosen ?? setting?.password_mode ?? 'text'
  const form = useValidatedForm('login-password', {
    id,
    // A PIN is judged as one; what is none is a password, whichever keyboard is shown.
    read: ({ password = '' }) => ({ password, bounds: passwordBounds(/^\d+$/.test(password) ? mode : 'text') }),
    onSubmit: async ({ password }) => {
      const answer = await login(username, password)
      if (answer.status) announceEvent({ name: 'login' })
      else tellFailure(answer)
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <div className={styles.row}>
        <span>+{username}</span>
        <button type="button" className={styles.link} onClick={onBack}>
          <Message id="auth.other-number" />
        </button>
      </div>
      {/* For password managers: which account the password is of. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        form={form}
        name="password"
        label={<Message id="form.password" />}
        autoComplete="current-password"
        isFirst
        mode={mode}
        onMode={setMode}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Message id="auth.login" />
      </SubmitButton>
      <button type="button" className={styles.link} onClick={() => void onForgot()}>
        <Message id="auth.forgot" />
      </button>
    </form>
  )
}

/** An account with all but its ends hidden. */
export const masked = (account: string) =>
  account.includes('@') ? account.replace(/^(.).*(@.*)$/, '$1…$2') : `${account.slice(0, 4)}…${account.slice(-3)}`
