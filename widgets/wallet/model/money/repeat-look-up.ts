import type { LookUpResult } from './send-state.ts'

export type LookUpKind = LookUpResult<unknown>['kind']

/** The times of a look-up, in ms since 1970. */
interface LookUpTimes {
  readonly begun: number
  readonly ended: number
  /** The time from which the request of the send can no longer arrive. */
  readonly arrivalEnd: number
}

/** Pauses between look-ups, in ms. The last one repeats. */
const pauses = [1000, 2000, 4000, 8000, 15_000] as const
/** How long the automatic look-ups continue after `arrivalEnd`, in ms. Then a person has to ask. */
const lookupTime = 60_000

/**
 * The step after a look-up: the final result, or the pause before the next look-up, in ms.
 *
 * @param round the number of look-ups before this one
 */
export function afterLookUp(
  result: LookUpKind,
  round: number,
  { begun, ended, arrivalEnd }: LookUpTimes,
): LookUpKind | number {
  if (result !== 'absent' && result !== 'no-response') return result
  if (result === 'absent' && begun >= arrivalEnd) return 'absent'
  if (ended >= arrivalEnd + lookupTime) return 'no-response'
  return pauses[Math.min(round, pauses.length - 1)] ?? 0
}

interface RepeatDependencies {
  readonly lookUp: () => Promise<LookUpKind>
  /** Whether the screen is open. */
  readonly isOpen: () => boolean
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
}

/**
 * Repeats a look-up until the server gives a final result. Returns `no-response` if the time ends first, and undefined
 * if the screen closes first.
 */
export async function repeatLookUp(
  { lookUp, isOpen, now, wait }: RepeatDependencies,
  arrivalEnd: number,
): Promise<LookUpKind | undefined> {
  for (let round = 0; isOpen(); round++) {
    const begun = now()
    const result = await lookUp()
    if (!isOpen()) return undefined
    const next = afterLookUp(result, round, { begun, ended: now(), arrivalEnd })
    if (typeof next !== 'number') return next
    await wait(next)
  }
  return undefined
}
