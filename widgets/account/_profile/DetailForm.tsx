import { Message } from '../../../runtime/widget-api/text.ts'
import { useCall, useShowFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { useSite } from '../../../runtime/widget-api/site.ts'
import { Field } from '../../_ui/form/Field.tsx'
import styles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { hasUnknownOutcome } from '../_flow/call-outcome.ts'
import { EmailField } from '../_parts/EmailField.tsx'

interface DetailFormProps {
  readonly field: 'fullname' | 'email'
  /** Called when the profile has a value. `isSaved` is false if another tab has set the value. */
  readonly onFilled: (isSaved: boolean) => void
}

/** The code of `user/update-profile` if the profile already has the value. */
const alreadyFilled = 4126
/** The code of `user/update-profile` if the text is not an e-mail address. */
const noAddress = 4118

/** A form for one missing value of the member's profile (RTE-05). A member can set each value only once. */
export function DetailForm({ field, onFilled }: DetailFormProps) {
  const call = useCall()
  const showFailure = useShowFailure()
  const { refresh } = useSessionActions()
  const { session } = useSite()
  const form = useValidatedForm('personal-details', {
    id: 'profile',
    required: [field],
    toValues: (typed) => ({ [field]: typed[field]?.trim() ?? '' }),
    onSubmit: async (values): Promise<void> => {
      const response = await call('user/update-profile', { [field]: values[field] })
      if (response.code === noAddress) return form.setError('email', 'validemail')
      if (hasUnknownOutcome(response)) {
        await refresh()
        // The backend stores addresses in lower case.
        const stored = session.store.getState().member?.[field].toLowerCase()
        if (stored === values[field]?.toLowerCase()) return onFilled(true)
      }
      if (!response.status) showFailure(response)
      if (!response.status && response.code !== alreadyFilled) return
      await refresh()
      onFilled(response.status)
    },
  })
  const hint = <Message id={`account.profile-info.${field}-hint`} />
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      {field === 'email' ? (
        <EmailField form={form} hint={hint} />
      ) : (
        <Field
          form={form}
          name="fullname"
          autoComplete="name"
          filter="name"
          label={<Message id="form.fullname" />}
          hint={hint}
        />
      )}
      <SubmitButton isBusy={form.isBusy}>
        <Message id="account.profile-info.save" />
      </SubmitButton>
    </form>
  )
}
