import { useState } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useCall, usePublicData, useShowFailure } from '../../../runtime/widget-api/data.ts'
import type { Member } from '../../../schemas/generated/records.ts'
import styles from '../../_ui/form/form.module.css'
import { type PasswordMode, passwordBounds, PasswordField } from '../../_ui/form/PasswordField.tsx'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { hasUnknownOutcome } from '../_flow/call-outcome.ts'
import { OutcomeStep } from '../_flow/OutcomeStep.tsx'
import { MemberPage } from '../../_ui/page/MemberPage.tsx'
import page from '../../_ui/page/page.module.css'
import { BackToProfile } from '../_profile/BackToProfile.tsx'
import profile from '../_profile/profile.module.css'

/** The code of `user/change-password` for a wrong current password. */
const wrongPassword = 4121

/** A new password (RTE-05, VAL-08). The backend ends the member's other sessions; this one continues. */
export function ProfilePassword() {
  const [isChanged, setChanged] = useState(false)
  return (
    <MemberPage title="routes.profile-password.title" text="account.profile-password.text">
      {(member) => (
        <section className={`${page.card} ${profile.form}`}>
          {isChanged ? (
            <OutcomeStep title="auth.password-changed" text="account.profile-password.done-text">
              <BackToProfile />
            </OutcomeStep>
          ) : (
            <PasswordForm member={member} onChanged={() => setChanged(true)} />
          )}
        </section>
      )}
    </MemberPage>
  )
}

function PasswordForm({ member, onChanged }: { readonly member: Member; readonly onChanged: () => void }) {
  const { data: setting } = usePublicData('account/sign-up')
  const [chosen, setMode] = useState<PasswordMode>()
  const mode = chosen ?? setting?.password_mode ?? 'text'
  const bounds = passwordBounds(mode)
  const call = useCall()
  const showFailure = useShowFailure()
  /** Whether an earlier call that failed may have changed the password. */
  const [isOutcomeUnknown, setOutcomeUnknown] = useState(false)
  const form = useValidatedForm('change-password', {
    id: 'profile-password',
    toValues: ({ current = '', password = '', confirm = '' }) => ({ current, password, confirm, bounds }),
    onSubmit: async ({ current, password, confirm }): Promise<void> => {
      const response = await call('user/change-password', {
        old_password: current,
        new_password: password,
        confirm_new_password: confirm,
      })
      if (response.status) onChanged()
      else if (response.code === wrongPassword) form.setError('current', 'code')
      else {
        if (hasUnknownOutcome(response)) setOutcomeUnknown(true)
        showFailure(response)
      }
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      {/* The user name under which a password manager saves the new password. */}
      <input type="text" autoComplete="username" value={member.username} readOnly hidden />
      <PasswordField
        form={form}
        name="current"
        autoComplete="current-password"
        label={<Message id="account.profile-password.current" />}
        errorMessages={{ code: isOutcomeUnknown ? 'account.profile-password.uncertain' : 'error_password_wrong' }}
      />
      <PasswordField
        form={form}
        name="password"
        autoComplete="new-password"
        label={<Message id="form.new-password" />}
        hint={<Message id={mode === 'pin' ? 'form.pin-hint' : 'form.password-hint'} values={bounds} />}
        mode={mode}
        onMode={setMode}
      />
      <PasswordField
        form={form}
        name="confirm"
        autoComplete="new-password"
        label={<Message id="form.confirm-password" />}
        mode={mode}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Message id="account.profile-password.submit" />
      </SubmitButton>
    </form>
  )
}
