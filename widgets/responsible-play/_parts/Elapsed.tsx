import { Message } from '../../../runtime/widget-api/text.ts'
import { hoursAndMinutes } from '../model/session-time.ts'

/** A duration in hours and minutes. */
export function Elapsed({ seconds }: { readonly seconds: number }) {
  return <Message id="responsible-play.elapsed" values={{ ...hoursAndMinutes(seconds) }} />
}
