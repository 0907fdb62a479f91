/** Forms, their fields and phone numbers. */
export { checkForm, type FieldError, type FormName, type FormValues, type Rule } from '../forms/check-form.ts'
export { filterInput, type InputFilter } from '../forms/input-filter.ts'
export {
  accountOf,
  accountOfText,
  anyCountry,
  asciiDigits,
  digitsOf,
  fewestDigits,
  phoneBounds,
  type PhoneCountry,
  phoneDigits,
  phoneMask,
  splitPhone,
} from '../forms/phone.ts'
