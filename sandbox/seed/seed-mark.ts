import { createHash } from 'node:crypto'

/** 32 bytes that are the same for a seed, a brand, a subject and a purpose, whatever else was seeded. */
export function seedMark(seed: number, merchantId: string, subject: string, purpose: string): Buffer {
  return createHash('sha256').update(`${seed}:${merchantId}:${subject}:${purpose}`).digest()
}
