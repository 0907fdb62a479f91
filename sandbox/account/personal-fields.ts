export { isEmail, isTaxId } from '../../schemas/formats.ts'

/** A full name or the name on a bank account: 3 to 128 characters (VAL-10). */
export function isPersonName(text: string): boolean {
  const { length } = text.trim()
  return length >= 3 && length <= 128
}
