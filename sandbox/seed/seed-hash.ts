import { createHash } from 'node:crypto'
import { hashPassword } from '../session/passwords.ts'

const hashes = new Map<string, string>()

/**
 * The hash of a seeded member's public password or PIN. Its salt depends only on seed and phone number, so that a
 * thousand brands share each hash.
 */
export function seedHash(seed: number, phone: string, secret: string): string {
  const key = `${seed}:${phone}:${secret}`
  const known = hashes.get(key)
  if (known !== undefined) return known
  const salt = createHash('sha256').update(`${seed}:${phone}:salt`).digest().subarray(0, 16)
  const hash = hashPassword(secret, salt)
  hashes.set(key, hash)
  return hash
}
