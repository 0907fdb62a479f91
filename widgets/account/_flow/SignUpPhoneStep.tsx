import { useState } from 'react'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { fewestDigits, phoneBounds, phoneDigits } from '../../../runtime/widget-api/forms.ts'
import { useBrand, useSettings } from '../../../runtime/widget-api/site.ts'
import type { QuickRegisterSetting } from '../../../schemas/generated/records.ts'
import styles from '../../_ui/form/form.module.css'
import { EmailField } from '../_parts/EmailField.tsx'
import { PhoneField } from '../_parts/PhoneField.tsx'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import type { SignUp } from './use-sign-up.ts'
import { type TypedPhone, usePhoneCountry, useSubmitWithCountry, useTypedElsewhere } from './use-phone-country.ts'

interface SignUpPhoneStepProps {
  readonly id: string
  readonly setting: QuickRegisterSetting
  readonly typed: TypedPhone
  readonly onTyped: (change: Partial<TypedPhone>) => void
  readonly onPhone: SignUp['givePhone']
}

/** Step 1: phone number, age and terms, and an e-mail address if the brand sends codes by e-mail. */
export function SignUpPhoneStep({ id, setting, typed, onTyped, onPhone }: SignUpPhoneStepProps) {
  const { minimumAge } = useBrand()
  const terms = useRoutePath('terms-and-conditions')
  const { country, currency, isSiteCountry } = usePhoneCountry(typed.country)
  const { requiredPrefixes } = useSettings().phone
  const prefixes = isSiteCountry ? requiredPrefixes : []
  const [agreed, setAgreed] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const bounds = phoneBounds(country, prefixes)
  const byEmail = setting.send_type === 'email'
  const form = useValidatedForm('sign-up-phone', {
    id,
    ...(typed.text === '' ? {} : { initialTexts: { phone: typed.text } }),
    required: byEmail ? ['email'] : [],
    toValues: ({ phone = '', email = '' }) => ({
      phone: phoneDigits(phone, country),
      ...(byEmail ? { email } : {}),
      bounds,
    }),
    onTyped: ({ phone = '' }) => onTyped({ text: phone }),
    onSubmit: async ({ phone, email = '' }) => {
      setRefused(!agreed)
      if (!agreed) return document.getElementById(`${id}-agreed`)?.focus()
      await onPhone({ dialCode: country.code, number: phone, currency, email, termsVersion: setting.terms_version })
    },
  })
  useTypedElsewhere(form, typed.text)
  const { isBusy, ...events } = useSubmitWithCountry(form)
  return (
    <form className={styles.form} noValidate {...events}>
      <PhoneField
        form={form}
        name="phone"
        country={country}
        isChosen={typed.country !== undefined}
        onCountry={(chosen) => onTyped({ country: chosen })}
        autoComplete="username"
        isFirst
        errorMessages={{ format: 'error_prefix' }}
        errorValues={{ prefixes: prefixes.join(', ') }}
      />
      {byEmail ? <EmailField form={form} /> : null}
      <div className={styles.field}>
        <label className={styles.check}>
          <input
            id={`${id}-agreed`}
            type="checkbox"
            checked={agreed}
            aria-invalid={isRefused && !agreed ? true : undefined}
            aria-describedby={isRefused && !agreed ? `${id}-agreed-error` : undefined}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
          />
          <span>
            <Message
              id="auth.agree"
              values={{
                age: minimumAge,
                terms:
                  terms === undefined ? (
                    <Message key="terms" id="auth.terms" />
                  ) : (
                    <Link key="terms" to={terms}>
                      <Message id="auth.terms" />
                    </Link>
                  ),
              }}
            />
          </span>
        </label>
        {isRefused && !agreed ? (
          <p id={`${id}-agreed-error`} className={styles.error} role="alert">
            <Message id="error_required" />
          </p>
        ) : null}
      </div>
      <SubmitButton
        isBusy={isBusy}
        isReady={phoneDigits(form.textOf('phone'), country).length >= fewestDigits(country)}
      >
        <Message id="form.next" />
      </SubmitButton>
    </form>
  )
}
