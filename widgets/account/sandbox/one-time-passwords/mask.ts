/**
 * Masks an address, so that its owner still recognises it: `66*******678`, `n***@mail.example`. A number of fewer than
 * 8 digits becomes eight asterisks.
 */
export function mask(address: string): string {
  const at = address.indexOf('@')
  if (at > 0) return `${address.slice(0, 1)}***${address.slice(at)}`
  if (address.length < 8) return '*'.repeat(8)
  return `${address.slice(0, 2)}${'*'.repeat(address.length - 5)}${address.slice(-3)}`
}
