import { examples } from 'livery:areas-examples'
import type { Call } from '../../../runtime/session/session-state.ts'
import type { WidgetState } from './gallery-reader.ts'

/** The areas' example answers by call. */
const answers: Readonly<Record<string, { readonly full: unknown; readonly empty: unknown }>> = Object.assign(
  {},
  ...examples.map((one) => one.answers),
)

/**
 * Answers the calls that load a member's widget, with the data of a state. Calls after a press of a button stay
 * pending.
 *
 * @param onAsk called for each answered call: a widget with such calls has states
 */
export function memberCall(state: WidgetState, onAsk: () => void): Call {
  return (endpoint) => {
    const answer = answers[endpoint]
    if (!answer) return new Promise<never>(() => {})
    onAsk()
    if (state === 'loading') return new Promise<never>(() => {})
    if (state === 'failed') return Promise.resolve({ status: false } as never)
    return Promise.resolve({ status: true, code: 0, data: state === 'empty' ? answer.empty : answer.full } as never)
  }
}
