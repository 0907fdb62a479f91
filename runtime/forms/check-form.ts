import { formValidators } from '../../schemas/generated/form-validators.js'
import type { Forms } from '../../schemas/generated/forms.ts'
import type { ValidationError } from '../../schemas/validator.ts'

export type FormName = keyof Forms

/** The rules of fields. The message of each is `error_<rule>` (VAL-01). */
export type Rule =
  | 'required'
  | 'minlength'
  | 'maxlength'
  | 'equalto'
  | 'notequalto'
  | 'validemail'
  | 'taxid'
  | 'format'
  | 'min'
  | 'max'
  | 'accept'
  | 'maxfile'
  | 'maxsize'
  | 'code'

/** A mistake in a field: the broken rule, and the rule's number if it has one. */
export interface FieldError {
  readonly field: string
  readonly rule: Rule
  readonly n?: number
}

/** The values of a form: texts by field and, under `bounds`, the limits from the settings. */
export type FormValues<Name extends FormName> = Forms[Name]

/**
 * Checks a form by its schema, and returns the first mistake of each field, in the order of the fields. A field that is
 * empty or has only spaces counts as missing, so that an optional one breaks no rule (VAL-02).
 *
 * @param required further required fields, from a setting
 */
export function checkForm<Name extends FormName>(
  name: Name,
  values: FormValues<Name>,
  required: readonly string[] = [],
): readonly FieldError[] {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => String(value).trim() !== ''))
  const validate = formValidators[name]
  const broken = validate === undefined || validate(filled) ? [] : (validate.errors ?? [])
  const missing = required
    .filter((field) => !(field in filled))
    .map((field): FieldError => ({ field, rule: 'required' }))
  const errors = [...missing, ...broken.flatMap((failure) => errorOf(failure) ?? [])]
  const order = Object.keys(values)
  const first = errors.filter((error, index) => errors.findIndex(({ field }) => field === error.field) === index)
  return first.sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
}

/** The rule of each keyword. All other keywords, such as `type` and `enum`, are the rule `format`. */
const rules: Readonly<Record<string, Rule>> = {
  minLength: 'minlength',
  maxLength: 'maxlength',
  minimum: 'min',
  maximum: 'max',
  const: 'equalto',
  not: 'notequalto',
  pattern: 'format',
}

const formatRules: Readonly<Record<string, Rule>> = { email: 'validemail', 'tax-id': 'taxid' }

function errorOf({ keyword, instancePath, params }: ValidationError): FieldError | undefined {
  const missing = params.missingProperty
  if (keyword === 'required' && typeof missing === 'string') return { field: missing, rule: 'required' }
  const [field = ''] = instancePath.slice(1).split('/')
  // No field shows an error about the limits, or about the form as a whole.
  if (field === '' || field === 'bounds') return undefined
  const rule = (keyword === 'format' ? formatRules[String(params.format)] : rules[keyword]) ?? 'format'
  return typeof params.limit === 'number' && rule !== 'format' ? { field, rule, n: params.limit } : { field, rule }
}
