import { useLiveLocation } from '../../../runtime/widget-api/pages.ts'

/** A visit to the promotions in the middle of a deposit (DEP-12). */
export interface Trip {
  /** The index of the channel that the member chose before. Undefined if they chose none. */
  readonly channelIndex: number | undefined
  /** The query that links to further promotion pages carry: `from=deposit&channel=2`. */
  readonly query: string
}

/** Reads the trip from the current address: `?from=deposit&channel=2`. Undefined outside of a trip. */
export function useTrip(): Trip | undefined {
  const { search } = useLiveLocation()
  const parameters = new URLSearchParams(search)
  if (parameters.get('from') !== 'deposit') return undefined
  const text = parameters.get('channel') ?? ''
  const channelIndex = /^\d{1,3}$/.test(text) ? Number(text) : undefined
  return { channelIndex, query: `from=deposit${channelIndex === undefined ? '' : `&channel=${channelIndex}`}` }
}
