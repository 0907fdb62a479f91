import { CallFailed } from './call-failed.ts'

/**
 * The data of an answer.
 *
 * @throws CallFailed with the server's message, if the call failed or has no data
 */
export function requiredData<Data>(answer: {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
  readonly missing?: true
  readonly data?: Data
}): NonNullable<Data> {
  const { status, data } = answer
  if (!status || data === undefined || data === null) throw new CallFailed(answer)
  return data
}
