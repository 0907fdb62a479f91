import { sessionCodes } from '../../../../runtime/widget-api/data.ts'

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
export function outcomeOf({ status, code, noResponse }: MoneyResponse): 'done' | 'refused' | 'ended' | 'unknown' {
  if (status) return 'done'
  if (noResponse) return 'unknown'
  return sessionCodes.has(code ?? 0) ? 'ended' : 'refused'
}

/** Whether the server may have moved the money before it refused: true for the codes 5xx and 5xxx. */
export function isServerFailure({ code = 0 }: MoneyResponse): boolean {
  return (code >= 500 && code < 600) || (code >= 5000 && code < 6000)
}
