import { useLiveLocation } from '../../../runtime/widget-api/pages.ts'

/** A visit to the promotions in the middle of a deposit (DEP-12). */
export interface Trip {
  /** The place of the channel that was chosen before; undefined where none was. */
  readonly channelIndex: number | undefined
  /** What the addresses of further promotion pages carry: `from=deposit&channel=2`. */
  readonly query: string
}

/** The trip that the present address is of: `?from=deposit&channel=2`. Undefined outside of one. */
export function useTrip(): Trip | undefined {
  const { search } = useLiveLocation()
  const asked = new URLSearchParams(search)
  if (asked.get('from') !== 'deposit') return undefined
  const text = asked.get('channel') ?? ''
  const channelIndex = /^\d{1,3}$/.test(text) ? Number(text) : undefined
  return { channelIndex, query: `from=deposit${channelIndex === undefined ? '' : `&channel=${channelIndex}`}` }
}
