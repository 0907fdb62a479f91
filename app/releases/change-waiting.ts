import type { Environment } from '../../runtime/manifest/index.ts'
import { waitingOf } from './pointer-at.ts'
import type { Head } from './read-releases.ts'
import {
  type PointedRelease,
  type Pointer,
  type PointerEvent,
  pointerKey,
  pointerText,
  readPointerText,
} from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** The number of decisions that a pointer keeps. */
const eventsKept = 20

/** A decision about a waiting release. */
export interface Decision {
  readonly merchant: string
  readonly environment: Environment
  readonly by: string
  /** The time of the decision, in ms since 1970. */
  readonly at: number
}

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
 * The releases that a cancellation removes: all waiting ones, or the one with this number and those scheduled after it.
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

/** Moves the pointer without a new release, and records who decided that. */
async function decide(
  store: ReleaseStore,
  { merchant, environment, by, at }: Decision,
  { tag }: Head,
  pointer: Pointer,
  changes: readonly Pick<PointerEvent, 'sequence' | 'change'>[],
): Promise<boolean> {
  const events = changes.map((change) => ({ at: new Date(at).toISOString(), by, ...change }))
  const text = pointerText({ ...pointer, events: [...(pointer.events ?? []), ...events].slice(-eventsKept) })
  const key = pointerKey(merchant, environment)
  if (await store.movePointer(key, text, tag)) return true
  // A lost response looks like a refusal. Only the pointer shows the outcome, even after a later publication.
  const found = await store.readPointer(key)
  const recorded = found ? (readPointerText(found.text).events ?? []) : []
  return events
    .slice(-eventsKept)
    .every((event) => recorded.some((one) => JSON.stringify(one) === JSON.stringify(event)))
}
