export { isEmail, isTaxId } from '../../../../schemas/formats.ts'

/** A full name or the name on a bank account: 3 to 128 characters (VAL-10). */
export function isPersonName(text: string): boolean {
  const { length } = [...text.trim()]
  return length >= 3 && length <= 128
}

/** Compares two names, regardless of case and of the number of spaces between words. Empty names are not equal. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
  return plain(one) === plain(other) && plain(one) !== ''
}
