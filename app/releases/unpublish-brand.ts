import { type Decision, decide } from './decide.ts'
import { waitingOf } from './pointer-at.ts'
import type { Head } from './read-releases.ts'
import type { PointerEvent } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * Unpublishes a brand: hosts serve none of its releases, until a publication or a rollback. Cancels the waiting
 * releases. The store keeps all releases. The pointer then has no host names, so another brand may use them.
 *
 * @param head the pointer of a brand that is not unpublished
 * @returns false if somebody else moved the pointer after `head` was read; nothing has changed then
 */
export async function unpublishBrand(store: ReleaseStore, decision: Decision, head: Head): Promise<boolean> {
  const { canary: _canary, scheduled: _scheduled, ...rest } = head.pointer
  const waiting = waitingOf(head.pointer).map(({ sequence }) => sequence)
  const issued = Math.max(rest.issued ?? 0, rest.sequence, ...waiting)
  const events: Pick<PointerEvent, 'sequence' | 'change'>[] = [
    ...waiting.map((sequence) => ({ sequence, change: 'cancelled' }) as const),
    { sequence: rest.sequence, change: 'unpublished' },
  ]
  return decide(store, decision, head, { ...rest, hosts: [], issued, unpublished: true }, events)
}
