import { partsOf } from '../parts.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { SandboxMerchant } from '../sandbox-options.ts'
import type { SeedMember } from './seed-members.ts'

/** The purposes of a seeded member, from the seed and the merchant's parts. */
export function noteOf(sandbox: Pick<SandboxContext, 'parts'>, merchant: SandboxMerchant, seed: SeedMember): string {
  const notes = [seed.note, ...partsOf(sandbox, merchant).map((part) => part.seedNote?.(seed) ?? '')]
  return notes.filter((note) => note !== '').join('; ') || `member ${seed.number}`
}
