import { CallFailed } from './call-failed.ts'

/**
 * The data of a response.
 *
 * @throws CallFailed with the server's message, if the call failed or the response has no data
 */
export function requiredData<Data>(response: {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
  readonly missing?: true
  readonly data?: Data
}): NonNullable<Data> {
  const { status, data } = response
  if (!status || data === undefined || data === null) throw new CallFailed(response)
  return data
}
