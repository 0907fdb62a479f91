import { type Decision, decide } from './decide.ts'
import { waitingOf } from './pointer-at.ts'
import type { Head } from './read-releases.ts'
import type { PointedRelease } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * Changes the share of visitors who see the canary. A share of 1 puts the canary into service.
 *
 * @returns false if somebody else moved the pointer after `head` was read; nothing has changed then
 */
export async function shareCanary(
  store: ReleaseStore,
  decision: Decision,
  head: Head,
  share: number,
): Promise<boolean> {
  const { canary, ...rest } = head.pointer
  if (!canary) throw new Error('There is no canary to share.')
  const { share: _before, ...release } = canary
  const shared = share === 1 ? { ...rest, ...release } : { ...rest, canary: { ...release, share } }
  return decide(store, decision, head, shared, [{ sequence: canary.sequence, change: share }])
}

/**
 * The releases that a cancellation removes: by default, all waiting releases. With a `sequence`, the release with this
 * number, and the releases that are scheduled after it.
 */
export function cancelledBy({ pointer }: Head, sequence: number | undefined): readonly PointedRelease[] {
  const waiting = waitingOf(pointer)
  if (sequence === undefined) return waiting
  const first = waiting.findIndex((one) => one.sequence === sequence)
  return first === -1 ? [] : waiting.slice(first)
}

/** Cancels the waiting releases that `cancelledBy` returns. Returns false as `shareCanary` does. */
export async function cancelReleases(
  store: ReleaseStore,
  decision: Decision,
  head: Head,
  cancelledReleases: readonly PointedRelease[],
): Promise<boolean> {
  const { canary: _canary, scheduled = [], ...rest } = head.pointer
  const issued = Math.max(rest.issued ?? 0, rest.sequence, ...cancelledReleases.map(({ sequence }) => sequence))
  const left = scheduled.filter(({ release }) => !cancelledReleases.some((one) => one.release === release))
  const pointer = { ...rest, issued, ...(left.length > 0 ? { scheduled: left } : {}) }
  const events = cancelledReleases.map(({ sequence }) => ({ sequence, change: 'cancelled' }) as const)
  return decide(store, decision, head, pointer, events)
}
