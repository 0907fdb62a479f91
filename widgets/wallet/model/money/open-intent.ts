import { isServerFailure } from '../../../../runtime/widget-api/data.ts'
import type { StoredIntent } from './intent-record.ts'
import { type MoneyResponse, outcomeOf } from './money-response.ts'

/** The intent of the next send of a screen. It stays the same until a send settles. */
export interface OpenIntent {
  readonly id: string
  /** The time of this intent's send with an unknown outcome, in ms since 1970. Undefined if there is no such send. */
  readonly unknownSince: number | undefined
  /** Whether the server has no look-up. */
  readonly lacksLookup: boolean
}

export function unsentIntent(id: string): OpenIntent {
  return { id, unknownSince: undefined, lacksLookup: false }
}

/** The intent that a screen or a tab has left on the device. */
export function storedIntent({ intent, sent, left }: StoredIntent, now: number): OpenIntent {
  // After the clock was set back, a time in the future would make the tab ask the server for too long.
  return { id: intent, unknownSince: Math.min(sent, now), lacksLookup: left === true }
}

/** The intent after the response to a send. `sentAt` is the time of the send, in ms since 1970. */
export function intentAfter(intent: OpenIntent, response: MoneyResponse, sentAt: number): OpenIntent {
  const outcome = outcomeOf(response)
  if (outcome === 'unknown') return { ...intent, unknownSince: sentAt }
  // A server may have moved the money before it failed.
  const mayHaveMoved = outcome !== 'done' && isServerFailure(response)
  return mayHaveMoved ? { ...intent, unknownSince: intent.unknownSince ?? sentAt } : intent
}
