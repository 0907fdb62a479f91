import { useMemo } from 'react'
import { accountNumberMask } from '../model/field-masks.ts'
import { digitsOf } from '../../../runtime/widget-api/forms.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'
import { Field, type FieldProps } from '../../_ui/form/Field.tsx'

/** The field `account_number`, with dashes if the brand uses them (VAL-10). */
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
