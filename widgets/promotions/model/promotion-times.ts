import { parseServerTime } from '../../../runtime/widget-api/text.ts'

interface Dated {
  readonly start_date?: string
  readonly end_date?: string
}

/** Whether a promotion is upcoming, running or over at a time in ms. A missing or malformed date sets no bound. */
export function timeOf({ start_date = '', end_date = '' }: Dated, now: number): 'to-come' | 'runs' | 'over' {
  if (parseServerTime(end_date) <= now) return 'over'
  return parseServerTime(start_date) > now ? 'to-come' : 'runs'
}
