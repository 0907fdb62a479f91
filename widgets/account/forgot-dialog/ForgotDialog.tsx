import { useEffect, useReducer } from 'react'
import { accountOf, anyCountry } from '../../../runtime/widget-api/forms.ts'
import { firstCountry } from '../model/countries.ts'
import { Link, useLocalPath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useBrand, useSettings } from '../../../runtime/widget-api/site.ts'
import { useCall, useTellFailure } from '../../../runtime/widget-api/data.ts'
import { useCountries } from '../hooks/use-countries.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import { Field } from '../../_ui/form/Field.tsx'
import styles from '../../_ui/form/form.module.css'
import { PasswordField } from '../../_ui/form/PasswordField.tsx'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { CodeStep } from '../_flow/CodeStep.tsx'
import { forgotFlow, forgotStart } from '../_flow/forgot-flow.ts'
import { SuccessStep } from '../_flow/SuccessStep.tsx'
import { useOneTimeCode } from '../_flow/use-one-time-code.ts'

/** A new password for who has forgotten theirs (AUT-16): account, one-time password, new password, and how it ended. */
export function ForgotDialog() {
  const dialog = useDialog('forgot')
  const [state, dispatch] = useReducer(forgotFlow, forgotStart)
  const { otp } = useSettings()
  const call = useCall()
  const tellFailure = useTellFailure()
  const code = useOneTimeCode('forget', state.account, (username) =>
    call('user/forgot-password-tac', { type: 'forget', username }),
  )
  const { step, account } = state
  const { isOpen } = dialog
  useEffect(() => {
    if (!isOpen) dispatch({ type: 'left' })
  }, [isOpen])

  async function giveAccount(given: string): Promise<void> {
    const answer = await code.request(given)
    if (answer) dispatch({ type: 'code-sent', account: given, sendType: answer.data?.sendType })
  }

  async function giveCode(typed: string): Promise<boolean | undefined> {
    const { sendType } = state
    const answer = await call('user/verify-forget-tac', { username: account, otp: typed, sendType, type: 'forget' })
    if (answer.status) dispatch({ type: 'code-right', otp: typed })
    else tellFailure(answer)
    return answer.status ? true : answer.unanswered ? undefined : false
  }

  async function givePassword(password: string, confirm: string): Promise<void> {
    const answer = await call('user/reset-login-password', {
      username: account,
      new_password: password,
      confirm_new_password: confirm,
      otp: state.otp,
    })
    // A lost connection may be tried again; a refusal ends the flow with its reason.
    if (!answer.status) tellFailure(answer)
    if (answer.unanswered) return
    if (answer.status) code.clear()
    dispatch({ type: answer.status ? 'password-set' : 'password-refused' })
  }

  return (
    <Dialog id="dialog-forgot" state={dialog} title={<Message id="auth.forgot-title" />}>
      {step === 1 ? (
        <AccountNameStep onAccount={giveAccount} />
      ) : step === 2 ? (
        <CodeStep
          id="forgot-otp"
          sentTo={account}
          digits={otp.length}
          left={code.left}
          onResend={code.resend}
          onCode={giveCode}
          onCancel={() => dispatch({ type: 'back' })}
        />
      ) : step === 3 ? (
        <ResetStep onPassword={givePassword} />
      ) : step === 'success' ? (
        <SuccessStep title="auth.password-changed" text="auth.log-in-now">
          <button type="button" className={styles.submit} onClick={dialog.close}>
            <Message id="auth.login" />
          </button>
        </SuccessStep>
      ) : (
        <SuccessStep failed title="auth.password-refused" text="auth.password-refused-text">
          <button type="button" className={styles.submit} onClick={() => dispatch({ type: 'back' })}>
            <Message id="common.retry" />
          </button>
        </SuccessStep>
      )}
      <Support />
    </Dialog>
  )
}

function Support() {
  const local = useLocalPath()
  return (
    <p className={styles.hint}>
      <Message
        id="auth.support"
        values={{
          link: (
            <Link key="support" to={local('/contact-us')}>
              <Message id="auth.support-link" />
            </Link>
          ),
        }}
      />
    </p>
  )
}

/** Step 1. Which ways of naming an account there are is the brand's choice (AUT-17). */
function AccountNameStep({ onAccount }: { readonly onAccount: (account: string) => Promise<void> }) {
  const { forgotIdentifiers } = useSettings().auth
  const { country: siteCountry } = useBrand()
  const country = firstCountry(useCountries(), siteCountry) ?? anyCountry
  const form = useValidatedForm('account-name', {
    id: 'forgot',
    read: ({ account = '' }) => ({ account: account.trim() }),
    onSubmit: ({ account }) => onAccount(accountSent(account, (number) => accountOf(number, country))),
  })
  const ways = forgotIdentifiers.length > 1
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <Field
        form={form}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        isFirst
        label={<Message id={ways ? 'auth.account-any' : 'auth.account'} />}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Message id="form.next" />
      </SubmitButton>
    </form>
  )
}

/** A number as it is written in its country is the account of that number; what is no number is sent as it is. */
function accountSent(typed: string, ofNumber: (number: string) => string): string {
  return /^[\d\s()+-]+$/.test(typed) ? ofNumber(typed) : typed
}

function ResetStep({ onPassword }: { readonly onPassword: (password: string, confirm: string) => Promise<void> }) {
  // The modal's bounds: 6 to 16 characters, whatever form (VAL-08).
  const bounds = { min: 6, max: 16, pattern: '' }
  const form = useValidatedForm('reset-password', {
    id: 'forgot',
    read: ({ password = '', confirm = '' }) => ({ password, confirm, bounds }),
    onSubmit: ({ password, confirm }) => onPassword(password, confirm),
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
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
