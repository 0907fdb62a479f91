import { useMemo } from 'react'
import { accountNumberMask, digitsOf, Message, useSettings } from '../../../runtime/widget-api/index.ts'
import { Field, type FieldProps } from '../form/Field.tsx'

/** The field `account_number`, with dashes where the brand has them (VAL-10). */
export function AccountNumberField(field: Pick<FieldProps, 'form' | 'isFirst'>) {
  const { accountNumberDashes } = useSettings().bank
  const mask = useMemo(() => ({ mask: accountNumberMask(accountNumberDashes), plain: digitsOf }), [accountNumberDashes])
  return (
    <Field
      {...field}
      name="account_number"
      inputMode="numeric"
      autoComplete="off"
      filter="account-number"
      mask={mask}
      label={<Message id="form.account-number" />}
    />
  )
}
