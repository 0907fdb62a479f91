/** What every answer to a money call has (API-02). */
export interface MoneyAnswer {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
}

/**
 * What an answer says of the money. Only a refusal with a code of the backend says that nothing was moved: no code means
 * that no answer came, and 5xx and 5xxx are failures of a server that may have done its work already.
 */
export function outcomeOf({ status, code }: MoneyAnswer): 'done' | 'refused' | 'ended' | 'unknown' {
  if (status) return 'done'
  if (code === undefined || isServerFailure(code)) return 'unknown'
  return code === 1001 || code === 1003 ? 'ended' : 'refused'
}

const isServerFailure = (code: number) => (code >= 500 && code < 600) || (code >= 5000 && code < 6000)
