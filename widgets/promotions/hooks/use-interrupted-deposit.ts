import { useLiveLocation } from '../../../runtime/widget-api/pages.ts'

/** A deposit that the member interrupts to choose a promotion (DEP-12). */
export interface InterruptedDeposit {
  /** The index of the chosen channel. Undefined if the member has not chosen one. */
  readonly channelIndex: number | undefined
  /** The query that links to further promotion pages carry: `from=deposit&channel=2`. */
  readonly query: string
}

/**
 * Reads the interrupted deposit from the current address: `?from=deposit&channel=2`. Undefined if the address has none.
 */
export function useInterruptedDeposit(): InterruptedDeposit | undefined {
  const { search } = useLiveLocation()
  const parameters = new URLSearchParams(search)
  if (parameters.get('from') !== 'deposit') return undefined
  const text = parameters.get('channel') ?? ''
  const channelIndex = /^\d{1,3}$/.test(text) ? Number(text) : undefined
  return { channelIndex, query: `from=deposit${channelIndex === undefined ? '' : `&channel=${channelIndex}`}` }
}
