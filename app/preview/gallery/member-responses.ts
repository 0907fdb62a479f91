import { examples } from 'livery:areas-examples'
import type { Call } from '../../../runtime/session/session-state.ts'
import type { WidgetState } from './gallery-reader.ts'

/** The areas' example responses by call. */
const responses: Readonly<Record<string, { readonly full: unknown; readonly empty: unknown }>> = Object.assign(
  {},
  ...examples.map((one) => one.responses),
)

/**
 * Serves the calls that load a member's widget, with the data of a state. Calls without an example response, such as
 * those after a press of a button, stay pending.
 *
 * @param onAsk called for each call with an example response. A widget with these calls has states
 */
export function memberCall(state: WidgetState, onAsk: () => void): Call {
  return (endpoint) => {
    const response = responses[endpoint]
    if (!response) return new Promise<never>(() => {})
    onAsk()
    if (state === 'loading') return new Promise<never>(() => {})
    if (state === 'failed') return Promise.resolve({ status: false } as never)
    return Promise.resolve({ status: true, code: 0, data: state === 'empty' ? response.empty : response.full } as never)
  }
}
