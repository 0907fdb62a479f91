import { Message } from '../../../runtime/widget-api/text.ts'
import { Field, type FieldProps } from '../../_ui/form/Field.tsx'

/** An e-mail address. The field drops spaces, which keyboards of phones add after a suggestion. */
export function EmailField({ form, hint }: Pick<FieldProps, 'form' | 'hint'>) {
  return (
    <Field
      form={form}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      filter="no-space"
      spellCheck={false}
      label={<Message id="form.email" />}
      hint={hint}
    />
  )
}
