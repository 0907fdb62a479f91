import type { StoreApi } from 'zustand/vanilla'
import type { CallOptions, Endpoint, RequestOf, ResponseOf } from '../api/call-api.ts'
import { endsSession } from '../api/response-codes.ts'
import type { CurrentVisitor } from './current-visitor.ts'
import type { Call, SessionState } from './session-state.ts'

/**
 * The calls of the current visitor. A response with a code that ends the session does so only in the epoch of its call,
 * and so only once. The response that ends the session, and each failed response of an earlier epoch, has no message
 * and the mark `former`.
 */
export function createSessionCall(store: StoreApi<SessionState>, visitor: CurrentVisitor, send: Call): Call {
  return async <Name extends Endpoint>(endpoint: Name, payload: RequestOf<Name>, options?: CallOptions) => {
    const { epoch } = store.getState()
    const response: ResponseOf<Name> = await send(endpoint, payload, options)
    if (response.status) return response
    const isOver = endsSession(response)
    // The server may process a logout before a call that was sent earlier.
    const reason = store.getState().pendingLogout === 'requested' ? 'logout' : 'ended'
    if (isOver && store.getState().epoch === epoch) visitor.end(reason, response.msg)
    if (store.getState().epoch === epoch) return response
    const { msg: _ofAnother, ...rest } = response
    return { ...rest, former: true } as ResponseOf<Name>
  }
}
