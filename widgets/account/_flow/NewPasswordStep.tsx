import { useState } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import styles from '../../_ui/form/form.module.css'
import { type PasswordMode, passwordBounds, PasswordField } from '../../_ui/form/PasswordField.tsx'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'

interface NewPasswordStepProps {
  readonly id: string
  /** The account of the password, for password managers. */
  readonly username: string
  /** Fewest characters of a password that is not a PIN (VAL-08). */
  readonly fewest: number
  readonly onPassword: (password: string) => Promise<void>
}

/** Step 11 of login: the new password, typed once. */
export function NewPasswordStep({ id, username, fewest, onPassword }: NewPasswordStepProps) {
  const { data: setting } = usePublicData('account/sign-up')
  const [chosen, setMode] = useState<PasswordMode>()
  const mode = chosen ?? setting?.password_mode ?? 'text'
  const form = useValidatedForm('new-password', {
    id,
    toValues: ({ password = '' }) => ({ password, bounds: passwordBounds(mode, fewest) }),
    onSubmit: ({ password }) => onPassword(password),
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        form={form}
        name="password"
        label={<Message id="form.new-password" />}
        hint={
          <Message id={mode === 'pin' ? 'form.pin-hint' : 'form.password-hint'} values={passwordBounds(mode, fewest)} />
        }
        autoComplete="new-password"
        isFirst
        mode={mode}
        onMode={setMode}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Message id="form.confirm" />
      </SubmitButton>
    </form>
  )
}
