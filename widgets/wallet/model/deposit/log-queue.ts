import type { Call, RequestOf, ResponseOf } from '../../../../runtime/widget-api/data.ts'

type LogPayload = RequestOf<'deposit/insert-express-deposit-log'>
type LogResponse = ResponseOf<'deposit/insert-express-deposit-log'>

/** Sends logs of express transfers one by one, because a log may withdraw an earlier log. */
export function createLogQueue(call: Call, idempotencyHeader: string) {
  let last: Promise<unknown> = Promise.resolve()
  return (intent: string, payload: LogPayload): Promise<LogResponse> => {
    const headers = { [idempotencyHeader]: intent }
    const response = last.then(() => call('deposit/insert-express-deposit-log', payload, { headers }))
    last = response
    return response
  }
}
