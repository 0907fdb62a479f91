import { useLiveLocation } from '../../../runtime/widget-api/pages.ts'
import { type InterruptedDeposit, readInterruptedDeposit } from '../../wallet/exports.ts'

/**
 * Reads the interrupted deposit from the current address: `?from=deposit&channel=2`. Undefined if the address has none.
 */
export function useInterruptedDeposit(): InterruptedDeposit | undefined {
  const { search } = useLiveLocation()
  return readInterruptedDeposit(search)
}
