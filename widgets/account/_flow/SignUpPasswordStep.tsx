import { useState } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { taxIdMask } from '../model/field-masks.ts'
import { digitsOf } from '../../../runtime/widget-api/forms.ts'
import type { QuickRegisterSetting, RegistrationDraft } from '../../../schemas/generated/records.ts'
import { Field } from '../../_ui/form/Field.tsx'
import styles from '../../_ui/form/form.module.css'
import { EmailField } from '../_parts/EmailField.tsx'
import { type PasswordMode, passwordBounds, PasswordField } from '../../_ui/form/PasswordField.tsx'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import type { SignUp } from './use-sign-up.ts'

interface SignUpPasswordStepProps {
  readonly id: string
  readonly setting: QuickRegisterSetting
  readonly draft: RegistrationDraft
  readonly onPassword: SignUp['givePassword']
}

const taxId = { mask: taxIdMask, plain: digitsOf }

/** Step 3: the password, and further details that the brand requires (AUT-15). */
export function SignUpPasswordStep({ id, setting, draft, onPassword }: SignUpPasswordStepProps) {
  const [mode, setMode] = useState<PasswordMode>(setting.password_mode)
  // If the brand requires PINs, each password is a PIN. For any other brand, digits are a text with the maximum length
  // of a text.
  const isFixed = setting.password_mode === 'pin'
  const bounds = isFixed ? passwordBounds('pin') : { ...passwordBounds(mode), max: passwordBounds('text').max }
  const required = (
    [
      ['fullname', setting.fullname],
      ['email', setting.send_type === 'email' ? 0 : setting.email],
      ['tax_id', setting.tax_id],
    ] as const
  )
    .filter(([, flag]) => flag === 1)
    .map(([field]) => field)
  const form = useValidatedForm('sign-up-password', {
    id,
    initialTexts: { fullname: draft.fullname ?? '', email: draft.email ?? '', tax_id: draft.tax_id ?? '' },
    required,
    toValues: ({ password = '', ...details }) => ({
      password,
      ...Object.fromEntries(required.map((field) => [field, (details[field] ?? '').trim()])),
      bounds,
    }),
    onSubmit: ({ password, bounds: _bounds, ...details }) => onPassword(password, details),
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <input type="text" name="username" autoComplete="username" value={draft.username} readOnly hidden />
      <PasswordField
        form={form}
        name="password"
        label={<Message id="form.new-password" />}
        hint={<Message id={mode === 'pin' ? 'form.pin-hint' : 'form.password-hint'} values={bounds} />}
        autoComplete="new-password"
        isFirst
        mode={mode}
        {...(isFixed ? {} : { onMode: setMode })}
      />
      {required.includes('fullname') ? (
        <Field form={form} name="fullname" autoComplete="name" filter="name" label={<Message id="form.fullname" />} />
      ) : null}
      {required.includes('email') ? <EmailField form={form} /> : null}
      {required.includes('tax_id') ? (
        <Field form={form} name="tax_id" inputMode="numeric" mask={taxId} label={<Message id="form.tax-id" />} />
      ) : null}
      <SubmitButton isBusy={form.isBusy}>
        <Message id="form.next" />
      </SubmitButton>
    </form>
  )
}
