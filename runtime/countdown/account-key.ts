/**
 * A hash of an account (FNV-1a, 32 bits), so that stored keys do not contain the account. The hash is not secret: a
 * search through all phone numbers finds the account.
 */
export function accountKey(account: string): string {
  let hash = 0x811c9dc5
  for (const character of account) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
