import { isServerFailure } from '../../../runtime/widget-api/data.ts'

interface FailedCall {
  readonly noResponse?: true
  readonly code?: number
}

/**
 * Whether a failed call says nothing about the sent code or password: no response, a rate limit, or a server failure.
 */
export function isUndecided(response: FailedCall): boolean {
  return response.noResponse === true || response.code === 429 || isServerFailure(response)
}

/**
 * Whether the outcome of a failed call is unknown: the backend may have carried out the call. The backend never carries
 * out a call above the rate limit.
 */
export function hasUnknownOutcome(response: FailedCall): boolean {
  return isUndecided(response) && response.code !== 429
}
