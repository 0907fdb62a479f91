import { type Decision, decide } from './decide.ts'
import { waitingOf } from './pointer-at.ts'
import type { Head } from './read-releases.ts'
import type { PointerEvent } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * Withdraws a brand: hosts serve none of its releases, until a publication or a rollback. Cancels the waiting releases.
 * The store keeps all releases. The pointer claims no host name any more, so another brand may use them.
 *
 * @param head the pointer of a brand that is not withdrawn
 * @returns false if somebody else moved the pointer after `head` was read; nothing has changed then
 */
export async function withdrawBrand(store: ReleaseStore, decision: Decision, head: Head): Promise<boolean> {
  const { canary: _canary, scheduled: _scheduled, ...rest } = head.pointer
  const waiting = waitingOf(head.pointer).map(({ sequence }) => sequence)
  const issued = Math.max(rest.issued ?? 0, rest.sequence, ...waiting)
  const events: Pick<PointerEvent, 'sequence' | 'change'>[] = [
    ...waiting.map((sequence) => ({ sequence, change: 'cancelled' }) as const),
    { sequence: rest.sequence, change: 'withdrawn' },
  ]
  return decide(store, decision, head, { ...rest, hosts: [], issued, withdrawn: true }, events)
}
