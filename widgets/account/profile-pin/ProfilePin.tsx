import { useState } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useCall, useShowFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import type { Member } from '../../../schemas/generated/records.ts'
import { CodeField } from '../../_ui/form/CodeField.tsx'
import styles from '../../_ui/form/form.module.css'
import { PasswordField } from '../../_ui/form/PasswordField.tsx'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm, type ValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { hasUnknownOutcome } from '../_flow/call-outcome.ts'
import { OutcomeStep } from '../_flow/OutcomeStep.tsx'
import { MemberPage } from '../../_ui/page/MemberPage.tsx'
import page from '../../_ui/page/page.module.css'
import { BackToProfile } from '../_profile/BackToProfile.tsx'
import profile from '../_profile/profile.module.css'

/** The code of `user/set-withdraw-pin` if the password is wrong. */
const wrongPassword = 4121
/** The code of `user/set-withdraw-pin` if the current PIN is wrong or missing. */
const wrongPin = 4123

/** Sets or changes the withdrawal PIN (RTE-05, STA-10). */
export function ProfilePin() {
  const [isSaved, setSaved] = useState(false)
  return (
    <MemberPage title="routes.profile-pin.title">
      {(member) => (
        <section className={`${page.card} ${profile.form}`}>
          {isSaved ? (
            <OutcomeStep title="account.profile-pin.done" text="account.profile-pin.done-text">
              <BackToProfile />
            </OutcomeStep>
          ) : (
            <>
              <State member={member} />
              <PinForm isChange={member.is_active_pin === 1} onSaved={() => setSaved(true)} />
            </>
          )}
        </section>
      )}
    </MemberPage>
  )
}

/** Shows whether the member has a PIN, and whether withdrawals ask for the PIN. */
function State({ member }: { readonly member: Member }) {
  const isSet = member.is_active_pin === 1
  return (
    <ul className={profile.notes}>
      <li className={profile.note} data-good={isSet || undefined}>
        <Icon name={isSet ? 'check' : 'info'} size={20} />
        <span>
          <Message id={isSet ? 'account.profile-pin.text-change' : 'account.profile-pin.text-new'} />{' '}
          <Message id={member.need_pin === 1 ? 'account.profile-pin.needed' : 'account.profile-pin.not-needed'} />
        </span>
      </li>
    </ul>
  )
}

function PinForm({ isChange, onSaved }: { readonly isChange: boolean; readonly onSaved: () => void }) {
  const call = useCall()
  const showFailure = useShowFailure()
  const { refresh } = useSessionActions()
  /** Whether an earlier call that failed may have changed the PIN. */
  const [isOutcomeUnknown, setOutcomeUnknown] = useState(false)
  const form = useValidatedForm('withdrawal-pin', {
    id: 'profile-pin',
    required: isChange ? ['old_pin'] : [],
    toValues: ({ old_pin = '', pin = '', confirm = '', password = '' }) => ({
      ...(isChange ? { old_pin } : {}),
      pin,
      confirm,
      password,
    }),
    onSubmit: async ({ old_pin, pin, confirm, password }): Promise<void> => {
      const present = old_pin === undefined ? {} : { old_pin }
      const response = await call('user/set-withdraw-pin', { ...present, pin, confirm_pin: confirm, password })
      if (response.code === wrongPassword) return form.setError('password', 'code')
      if (response.code === wrongPin && isChange) return form.setError('old_pin', 'code')
      if (hasUnknownOutcome(response)) setOutcomeUnknown(true)
      if (!response.status) showFailure(response)
      // Another tab may have set a PIN meanwhile. The refresh then shows the field for the current PIN.
      if (response.status || response.code === wrongPin) await refresh()
      if (response.status) onSaved()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      {isChange ? (
        <PinField
          form={form}
          name="old_pin"
          label={<Message id="account.profile-pin.old-pin" />}
          wrongMessage={isOutcomeUnknown ? 'account.profile-pin.uncertain' : 'account.profile-pin.error-pin'}
        />
      ) : null}
      <PinField
        form={form}
        name="pin"
        label={<Message id="account.profile-pin.pin" />}
        hint={<Message id="account.profile-pin.hint" />}
      />
      <PinField form={form} name="confirm" label={<Message id="account.profile-pin.confirm" />} />
      <PasswordField
        form={form}
        name="password"
        autoComplete="current-password"
        label={<Message id="account.profile-pin.password" />}
        errorMessages={{ code: 'error_password_wrong' }}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Message id={isChange ? 'account.profile-pin.change' : 'account.profile-pin.set'} />
      </SubmitButton>
    </form>
  )
}

interface PinFieldProps {
  readonly form: ValidatedForm
  readonly name: string
  readonly label: React.ReactNode
  readonly hint?: React.ReactNode
  /** The message of a wrong PIN. */
  readonly wrongMessage?: string
}

/** Six boxes that hide their digits. */
function PinField({ wrongMessage, ...field }: PinFieldProps) {
  return (
    <CodeField
      {...field}
      digits={6}
      type="password"
      autoComplete="off"
      errorMessages={{
        ...(wrongMessage === undefined ? {} : { code: wrongMessage }),
        minlength: 'account.profile-pin.error-digits',
        maxlength: 'account.profile-pin.error-digits',
      }}
    />
  )
}
