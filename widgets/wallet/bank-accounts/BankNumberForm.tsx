import { digitsOf } from '../../../runtime/widget-api/forms.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import type { Bank, Member } from '../../../schemas/generated/records.ts'
import { AccountNumberField, ChosenBank, isHolderName } from '../../account/exports.ts'
import { Field } from '../../_ui/form/Field.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { useAccountOutcome } from './use-account-outcome.ts'

interface BankNumberFormProps {
  readonly bank: Bank
  readonly member: Member
  readonly onEdit: () => void
  readonly onAdded: () => void
}

/** The code of `user/add-bank-account` for a number that the bank cannot have. */
const wrongNumber = 4116

/** Number and name of a bank account. The name is fixed if the backend has a valid name of the member. */
export function BankNumberForm({ bank, member, onEdit, onAdded }: BankNumberFormProps) {
  const call = useCall()
  const closesAfter = useAccountOutcome()
  const bounds = { min: bank.min_account_number, max: bank.max_account_number }
  const form = useValidatedForm('bank-account', {
    id: 'add-bank',
    initialTexts: { account_number: '', account_name: member.fullname },
    toValues: ({ account_number = '', account_name = '' }) => ({
      account_number: digitsOf(account_number),
      account_name: account_name.trim(),
      bounds,
    }),
    onSubmit: async ({ account_number, account_name }): Promise<void> => {
      const { currency } = member
      const account = { type: 'bank', currency, bank_id: bank.id, account_number, account_name } as const
      const response = await call('user/add-bank-account', account)
      if (response.code === wrongNumber) return form.setError('account_number', 'format')
      if (closesAfter(response)) onAdded()
    },
  })
  return (
    <form className={formStyles.form} noValidate onSubmit={form.onSubmit}>
      <ChosenBank bank={bank} onEdit={onEdit} />
      <AccountNumberField form={form} isFirst />
      <Field
        form={form}
        name="account_name"
        // A name from the backend is not filtered, because the form has to send it unchanged.
        {...(isHolderName(member.fullname) ? { readOnly: true } : { filter: 'name' as const })}
        autoComplete="name"
        label={<Message id="form.account-name" />}
        hint={<Message id="wallet.bank-accounts.own-name" />}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Message id="wallet.bank-accounts.add" />
      </SubmitButton>
    </form>
  )
}
