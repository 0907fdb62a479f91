/** A full name or the name on a bank account: 3 to 128 characters (VAL-10). */
export function isPersonName(text: string): boolean {
  const { length } = text.trim()
  return length >= 3 && length <= 128
}

/** Something, one @, and a name with a dot; at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
}

/** A Brazilian tax id, `nnn.nnn.nnn-nn` (VAL-06). */
export function isTaxId(text: string): boolean {
  return /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(text)
}

/** Names are the same whatever their case and spaces. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
  return plain(one) === plain(other) && plain(one) !== ''
}
