import { endsSession } from '../../../../runtime/widget-api/data.ts'
import type { LookUpResult } from './send-state.ts'

interface LookUpResponse {
  readonly status: boolean
  readonly code?: number
  readonly missing?: true
}

/** The result of a look-up whose call has failed. Undefined for a successful call. */
export function failedLookUp(response: LookUpResponse): LookUpResult<never> | undefined {
  if (response.missing) return { kind: 'missing' }
  if (response.status) return undefined
  return { kind: endsSession(response) ? 'ended' : 'no-response' }
}
