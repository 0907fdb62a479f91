import { useState } from 'react'
import { accountOf, fewestDigits, phoneBounds, phoneDigits } from '../../../runtime/widget-api/forms.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { type Flow, useFlow } from '../../../runtime/widget-api/flow.ts'
import { resendKind, useCountdown } from '../../../runtime/widget-api/countdown.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'
import styles from '../../_ui/form/form.module.css'
import { type PasswordMode, passwordBounds, PasswordField } from '../../_ui/form/PasswordField.tsx'
import { PhoneField } from '../_parts/PhoneField.tsx'
import { useCountries } from '../hooks/use-countries.ts'
import { maskedPhone } from '../model/masked-phone.ts'
import { phoneOfAccount, shownPhone } from '../model/shown-phone.ts'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { CodeStep } from './CodeStep.tsx'
import { codeGiver } from './code-giver.ts'
import { createLogin, type LoginEvent } from './create-login.ts'
import { initialLogin, type LoginState } from './login-flow.ts'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import { OutcomeStep } from './OutcomeStep.tsx'
import { resendKey } from './one-time-code.ts'
import { useAuthDependencies } from './use-auth-dependencies.ts'
import { type TypedPhone, usePhoneCountry, useSubmitWithCountry, useTypedElsewhere } from './use-phone-country.ts'

interface LoginPanelProps {
  /** The prefix of the fields' ids. */
  readonly id: string
  /** The typed phone number. Both tabs share it if the brand remembers it (AUT-02). */
  readonly phone: TypedPhone
  readonly onPhone: (change: Partial<TypedPhone>) => void
  readonly onForgot: () => void
}

/** Login, step by step (AUT-03). */
export function LoginPanel({ id, phone, onPhone, onForgot }: LoginPanelProps) {
  const { otp } = useSettings()
  const { countries } = useCountries()
  const authDependencies = useAuthDependencies()
  const { state, isBusy, flow } = useFlow(
    (context): Flow<LoginState, LoginEvent> => createLogin(authDependencies(context)),
    initialLogin,
  )
  const { step, username, wrongCodes, isResetOutcomeUnknown = false } = state
  const { secondsLeft } = useCountdown(resendKey('forget', username), resendKind)
  const act = async (event: LoginEvent) => flow()?.act(event)

  if (step === 1) {
    return (
      <PhoneStep
        id={id}
        typed={phone}
        onTyped={onPhone}
        onPhone={(given) => void act({ type: 'phone-given', username: given })}
        onForgot={onForgot}
      />
    )
  }
  if (step === 2) {
    return (
      <PasswordStep
        id={id}
        username={username}
        isOutcomeUnknown={isResetOutcomeUnknown}
        isBusy={isBusy}
        onPassword={(password) => act({ type: 'password-given', password })}
        onOtherNumber={() => void act({ type: 'other-number' })}
        onForgot={() => void act({ type: 'code-requested' })}
      />
    )
  }
  if (step === 10) {
    return (
      <CodeStep
        id={`${id}-otp`}
        sentTo={maskedPhone(phoneOfAccount(username, countries))}
        digits={otp.length}
        wrongCodes={wrongCodes}
        left={secondsLeft}
        onResend={() => act({ type: 'code-requested-again' })}
        onCode={codeGiver(flow)}
        onCancel={() => void act({ type: 'back' })}
      />
    )
  }
  if (step === 11) {
    return (
      <NewPasswordStep
        id={`${id}-new`}
        username={username}
        fewest={8}
        onPassword={(password) => act({ type: 'new-password-given', password })}
      />
    )
  }
  return <OutcomeStep title="auth.password-changed" text="auth.log-in-now" />
}

interface PhoneStepProps {
  readonly id: string
  readonly typed: TypedPhone
  readonly onTyped: (change: Partial<TypedPhone>) => void
  readonly onPhone: (username: string) => void
  readonly onForgot: () => void
}

function PhoneStep({ id, typed, onTyped, onPhone, onForgot }: PhoneStepProps) {
  const { country } = usePhoneCountry(typed.country)
  const bounds = phoneBounds(country)
  const form = useValidatedForm('phone-number', {
    id,
    ...(typed.text === '' ? {} : { initialTexts: { phone: typed.text } }),
    toValues: ({ phone = '' }) => ({ phone: phoneDigits(phone, country), bounds }),
    onSubmit: ({ phone }) => onPhone(accountOf(phone, country)),
    onTyped: ({ phone = '' }) => onTyped({ text: phone }),
  })
  useTypedElsewhere(form, typed.text)
  const { isBusy, ...events } = useSubmitWithCountry(form)
  return (
    <form className={styles.form} method="dialog" noValidate {...events}>
      <PhoneField
        form={form}
        name="phone"
        country={country}
        isChosen={typed.country !== undefined}
        onCountry={(chosen) => onTyped({ country: chosen })}
        autoComplete="username"
        isFirst
      />
      <SubmitButton
        isBusy={isBusy}
        isReady={phoneDigits(form.textOf('phone'), country).length >= fewestDigits(country)}
      >
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
  /** Whether a new password may already be in use. */
  readonly isOutcomeUnknown: boolean
  /** Whether a call is running. */
  readonly isBusy: boolean
  readonly onPassword: (password: string) => Promise<void>
  readonly onOtherNumber: () => void
  readonly onForgot: () => void
}

function PasswordStep({
  id,
  username,
  isOutcomeUnknown,
  isBusy,
  onPassword,
  onOtherNumber,
  onForgot,
}: PasswordStepProps) {
  const { data: setting } = usePublicData('account/sign-up')
  const phone = phoneOfAccount(username, useCountries().countries)
  const [chosen, setMode] = useState<PasswordMode>()
  const mode = chosen ?? setting?.password_mode ?? 'text'
  const form = useValidatedForm('login-password', {
    id,
    // The mode of the field decides whether digits are a PIN. Any other text is a password.
    toValues: ({ password = '' }) => ({ password, bounds: passwordBounds(/^\d+$/.test(password) ? mode : 'text') }),
    onSubmit: ({ password }) => onPassword(password),
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <div className={styles.row}>
        <span>{shownPhone(phone)}</span>
        <button type="button" className={styles.link} aria-disabled={isBusy} onClick={onOtherNumber}>
          <Message id="auth.other-number" />
        </button>
      </div>
      {isOutcomeUnknown ? (
        <p className={styles.hint} role="status">
          <Message id="auth.password-uncertain-text" />
        </p>
      ) : null}
      {/* The account of the password, for password managers. */}
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
      <button type="button" className={styles.link} aria-disabled={isBusy} onClick={onForgot}>
        <Message id="auth.forgot" />
      </button>
    </form>
  )
}
