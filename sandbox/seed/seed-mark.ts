import { createHash } from 'node:crypto'

/** 32 pseudo-random bytes. They depend only on the seed, the brand, the subject and the purpose. */
export function seedMark(seed: number, merchantId: string, subject: string, purpose: string): Buffer {
  return createHash('sha256').update(`${seed}:${merchantId}:${subject}:${purpose}`).digest()
}
