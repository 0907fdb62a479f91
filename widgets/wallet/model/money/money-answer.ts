import { sessionCodes } from '../../../../runtime/widget-api/data.ts'

/** The fields of every answer to a money call (API-02). */
export interface MoneyAnswer {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
  readonly unanswered?: true
}

/**
 * The outcome of a call that moves money. A false status is a refusal with the server's message, for every code.
 * Without an answer the outcome is unknown.
 */
export function outcomeOf({ status, code, unanswered }: MoneyAnswer): 'done' | 'refused' | 'ended' | 'unknown' {
  if (status) return 'done'
  if (unanswered) return 'unknown'
  return sessionCodes.has(code ?? 0) ? 'ended' : 'refused'
}

/** Whether the server may have moved the money before it refused: true for the codes 5xx and 5xxx. */
export function isServerFailure({ code = 0 }: MoneyAnswer): boolean {
  return (code >= 500 && code < 600) || (code >= 5000 && code < 6000)
}
