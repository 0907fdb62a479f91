import { endsSession } from '../../../../runtime/widget-api/data.ts'

/** The fields of every response to a money call (API-02). */
export interface MoneyResponse {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
  readonly noResponse?: true
}

/**
 * The outcome of a call that moves money. A false status is a refusal, unless its code ends the session. Without a
 * response the outcome is unknown.
 */
export function outcomeOf(response: MoneyResponse): 'done' | 'refused' | 'ended' | 'unknown' {
  if (response.status) return 'done'
  if (response.noResponse) return 'unknown'
  return endsSession(response) ? 'ended' : 'refused'
}
