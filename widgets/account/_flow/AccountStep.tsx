import { digitsOf } from '../../../runtime/widget-api/forms.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { Bank, RegistrationDraft } from '../../../schemas/generated/records.ts'
import { AccountNumberField } from '../_bank/AccountNumberField.tsx'
import { ChosenBank } from '../_bank/ChosenBank.tsx'
import { Field } from '../../_ui/form/Field.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import type { SignUp } from './use-sign-up.ts'

interface AccountStepProps {
  readonly id: string
  readonly bank: Bank
  readonly draft: RegistrationDraft
  readonly onLookUp: SignUp['lookUp']
  readonly onAccount: SignUp['giveAccount']
  /** Called with the digits of the number after each change. */
  readonly onNumber: (number: string) => void
  readonly onEdit: () => void
}

/**
 * Step 5: account number and name. If the bank reports names, the visitor types a name only after a failed look-up
 * (AUT-13).
 */
export function AccountStep({ id, bank, draft, onLookUp, onAccount, onNumber, onEdit }: AccountStepProps) {
  const bounds = { min: bank.min_account_number, max: bank.max_account_number }
  const looksUp = draft.bank_verify === 1 && draft.account_name_verify === 0
  const form = useValidatedForm(looksUp ? 'account-number' : 'bank-account', {
    id,
    initialTexts: { account_number: draft.acc_number, account_name: draft.acc_name },
    toValues: ({ account_number = '', account_name = '' }) => ({
      account_number: digitsOf(account_number),
      ...(looksUp ? {} : { account_name: account_name.trim() }),
      bounds,
    }),
    onTyped: ({ account_number = '' }) => onNumber(digitsOf(account_number)),
    onSubmit: (values) =>
      'account_name' in values
        ? onAccount(values.account_number, String(values.account_name))
        : onLookUp(values.account_number),
  })
  return (
    <form className={formStyles.form} noValidate onSubmit={form.onSubmit}>
      <ChosenBank bank={bank} onEdit={onEdit} />
      <AccountNumberField form={form} isFirst={draft.account_name_verify === 0} />
      {looksUp ? null : (
        <Field
          form={form}
          name="account_name"
          filter="name"
          autoComplete="name"
          readOnly={draft.account_name_verify === 1}
          isFirst={draft.account_name_verify === 3}
          hint={draft.account_name_verify === 3 ? <Message id="auth.type-name" /> : undefined}
          label={<Message id="form.account-name" />}
        />
      )}
      <SubmitButton isBusy={form.isBusy} isFirst={draft.account_name_verify === 1}>
        <Message id={looksUp ? 'auth.verify-account' : 'auth.sign-up'} />
      </SubmitButton>
    </form>
  )
}
