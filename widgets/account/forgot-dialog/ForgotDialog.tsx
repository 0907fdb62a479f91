import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { useBrand, useSettings } from '../../../runtime/widget-api/site.ts'
import { type Flow, useFlow } from '../../../runtime/widget-api/flow.ts'
import { resendKind, useCountdown } from '../../../runtime/widget-api/countdown.ts'
import { useCountries } from '../hooks/use-countries.ts'
import { maskedPhone } from '../model/masked-phone.ts'
import { accountNamed, isOfferedIdentifier, isPhoneLike } from '../model/forgotten-account.ts'
import { phoneOfAccount } from '../model/shown-phone.ts'
import { CountriesFailed } from '../_parts/CountriesFailed.tsx'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import { Field } from '../../_ui/form/Field.tsx'
import styles from '../../_ui/form/form.module.css'
import { PasswordField } from '../../_ui/form/PasswordField.tsx'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { CodeStep } from '../_flow/CodeStep.tsx'
import { codeGiver } from '../_flow/code-giver.ts'
import { createForgot, type ForgotEvent } from '../_flow/create-forgot.ts'
import { initialForgot, type ForgotState } from '../_flow/forgot-flow.ts'
import { resendKey } from '../_flow/one-time-code.ts'
import { OutcomeStep } from '../_flow/OutcomeStep.tsx'
import { useAuthDependencies } from '../_flow/use-auth-dependencies.ts'
import { useSubmitWithCountry } from '../_flow/use-phone-country.ts'

/** Resets a forgotten password (AUT-16): account, one-time password, new password, outcome. */
export function ForgotDialog() {
  const dialog = useDialog('forgot')
  const { otp } = useSettings()
  const { countries } = useCountries()
  const authDependencies = useAuthDependencies()
  const { state, flow } = useFlow(
    (context): Flow<ForgotState, ForgotEvent> => createForgot(authDependencies(context)),
    initialForgot,
  )
  const { step, account, wrongCodes } = state
  const { secondsLeft } = useCountdown(resendKey('forget', account), resendKind)
  const act = async (event: ForgotEvent) => flow()?.act(event)
  const { isOpen } = dialog
  const leave = useEffectEvent(() => void act({ type: 'left' }))
  // After a reload, an open dialog is closed until the page reads its history entry. So the flow ends only if the
  // dialog changes from open to closed.
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) leave()
    wasOpen.current = isOpen
  }, [isOpen])

  // The content stays after the dialog has closed, so that it keeps what the visitor has typed.
  const [wasFilled, setFilled] = useState(isOpen)
  if (isOpen && !wasFilled) setFilled(true)

  return (
    <Dialog
      id="dialog-forgot"
      state={dialog}
      isEmpty={!isOpen && !wasFilled}
      title={<Message id="auth.forgot-title" />}
    >
      {step === 1 ? (
        <AccountNameStep onAccount={(given) => act({ type: 'account-given', account: given })} />
      ) : step === 2 ? (
        <CodeStep
          id="forgot-otp"
          sentTo={/^\d+$/.test(account) ? maskedPhone(phoneOfAccount(account, countries)) : account}
          digits={otp.length}
          wrongCodes={wrongCodes}
          left={secondsLeft}
          onResend={() => act({ type: 'code-requested-again' })}
          onCode={codeGiver(flow)}
          onCancel={() => void act({ type: 'back' })}
        />
      ) : step === 3 ? (
        <ResetStep
          username={account}
          onPassword={(password, confirm) => act({ type: 'password-given', password, confirm })}
        />
      ) : step === 'success' ? (
        <OutcomeStep title="auth.password-changed" text="auth.log-in-now">
          <button type="button" className={styles.submit} onClick={dialog.close}>
            <Message id="auth.login" />
          </button>
        </OutcomeStep>
      ) : (
        <OutcomeStep isGood={false} title={outcomes[step].title} text={outcomes[step].text}>
          {step === 'unknown' ? (
            <button type="button" className={styles.submit} onClick={dialog.close}>
              <Message id="auth.login" />
            </button>
          ) : null}
          <button
            type="button"
            className={step === 'unknown' ? styles.secondary : styles.submit}
            onClick={() => void act({ type: 'back' })}
          >
            <Message id="common.retry" />
          </button>
        </OutcomeStep>
      )}
      <Support />
    </Dialog>
  )
}

const outcomes = {
  refused: { title: 'auth.password-refused', text: 'auth.password-refused-text' },
  unknown: { title: 'auth.password-uncertain', text: 'auth.password-uncertain-text' },
} as const

function Support() {
  const contact = useRoutePath('contact-us')
  if (contact === undefined) return null
  return (
    <p className={styles.hint}>
      <Message
        id="auth.support"
        values={{
          link: (
            <Link key="support" to={contact}>
              <Message id="auth.support-link" />
            </Link>
          ),
        }}
      />
    </p>
  )
}

/** Step 1. The brand decides how a visitor may name an account (AUT-17). */
function AccountNameStep({ onAccount }: { readonly onAccount: (account: string) => Promise<void> }) {
  const { forgotIdentifiers } = useSettings().auth
  const { country: siteCountry } = useBrand()
  const { countries } = useCountries()
  const intl = useIntl()
  const form = useValidatedForm('account-name', {
    id: 'forgot',
    toValues: ({ account = '' }) => ({ account: account.trim() }),
    onSubmit: async ({ account }): Promise<void> => {
      if (!isOfferedIdentifier(account, forgotIdentifiers)) return form.setError('account', 'format')
      await onAccount(accountNamed(account, countries, siteCountry))
    },
  })
  const isOfNumber = isPhoneLike(form.textOf('account'))
  const { isBusy, ...events } = useSubmitWithCountry(form, isOfNumber)
  const label = forgotIdentifiers.includes('email') ? 'auth.account-any' : 'auth.account'
  return (
    <form className={styles.form} noValidate {...events}>
      <Field
        form={form}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        isFirst
        label={<Message id={label} />}
        errorMessages={{ format: 'auth.account-refused' }}
        errorValues={{ accepted: intl.formatMessage({ id: label }) }}
      />
      {isOfNumber ? <CountriesFailed /> : null}
      <SubmitButton isBusy={isBusy}>
        <Message id="form.next" />
      </SubmitButton>
    </form>
  )
}

interface ResetStepProps {
  /** The account of the password, for password managers. */
  readonly username: string
  readonly onPassword: (password: string, confirm: string) => Promise<void>
}

function ResetStep({ username, onPassword }: ResetStepProps) {
  // The bounds in this dialog: 6 to 16 characters, in any form (VAL-08).
  const bounds = { min: 6, max: 16, pattern: '' }
  const form = useValidatedForm('reset-password', {
    id: 'forgot',
    toValues: ({ password = '', confirm = '' }) => ({ password, confirm, bounds }),
    onSubmit: ({ password, confirm }) => onPassword(password, confirm),
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        form={form}
        name="password"
        autoComplete="new-password"
        isFirst
        label={<Message id="form.new-password" />}
        hint={<Message id="form.password-hint" values={bounds} />}
      />
      <PasswordField
        form={form}
        name="confirm"
        autoComplete="new-password"
        label={<Message id="form.confirm-password" />}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Message id="form.confirm" />
      </SubmitButton>
    </form>
  )
}
