import type { Environment } from '../../runtime/manifest/index.ts'
import type { Head } from './read-releases.ts'
import { type Pointer, type PointerEvent, pointerKey, pointerText, readPointerText } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** The number of decisions that a pointer keeps. */
const eventsKept = 20

/** A decision that moves a pointer without a new release. */
export interface Decision {
  readonly merchant: string
  readonly environment: Environment
  readonly by: string
  /** The time of the decision, in ms since 1970. */
  readonly at: number
}

/**
 * Moves the pointer without a new release, and records who made the decision.
 *
 * @param changes the decisions about single releases, which the pointer lists
 * @returns false if somebody else moved the pointer after `head` was read; nothing has changed then
 */
export async function decide(
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
