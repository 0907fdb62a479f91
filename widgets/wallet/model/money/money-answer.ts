import { sessionCodes } from '../../../../runtime/widget-api/data.ts'

/** The fields of every answer to a money call (API-02). */
export interface MoneyAnswer {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
  readonly unanswered?: true
}

/**
 * What an answer says of the money. An answer with a false status is a refusal in the server's words, whatever its code;
 * unknown is what has no answer.
 */
export function outcomeOf({ status, code, unanswered }: MoneyAnswer): 'done' | 'refused' | 'ended' | 'unknown' {
  if (status) return 'done'
  if (unanswered) return 'unknown'
  return sessionCodes.has(code ?? 0) ? 'ended' : 'refused'
}

/** Whether a refusal may come of a server that had moved the money before it failed: the codes 5xx and 5xxx. */
export function isServerFailure({ code = 0 }: MoneyAnswer): boolean {
  return (code >= 500 && code < 600) || (code >= 5000 && code < 6000)
}
