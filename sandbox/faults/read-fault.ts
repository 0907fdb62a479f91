import type { Fault, FaultKindFacts } from './fault.ts'

/** The longest time that a timer can wait, in ms. A longer wait would end immediately. */
const longestWait = 2 ** 31 - 1

/** Reads a fault from the body of a control request. Returns a message if the body is malformed. */
export function readFault(
  body: Readonly<Record<string, unknown>>,
  kinds: readonly FaultKindFacts[],
): Omit<Fault, 'id'> | string {
  const { match = '*', kind, value, times = 1, merchant } = body
  if (typeof match !== 'string') return '"match" has to be an endpoint, a method or step of uploads, or * for all.'
  const known = kinds.find((one) => one.kind === kind)?.kind
  if (known === undefined) return `"kind" has to be one of ${kinds.map((one) => one.kind).join(', ')}.`
  if (value !== undefined && (typeof value !== 'number' || !Number.isInteger(value) || value < 0)) {
    return '"value" has to be a whole number.'
  }
  if (known === 'latency' && value !== undefined && value > longestWait)
    return `"value" has to be at most ${longestWait} milliseconds.`
  if (known === 'status' && (value === undefined || value < 400 || value > 599))
    return '"value" has to be an HTTP status from 400 to 599.'
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1)
    return '"times" has to be a whole number from 1.'
  if (merchant !== undefined && typeof merchant !== 'string') return '"merchant" has to be the id of a brand.'
  return {
    match,
    kind: known,
    times,
    ...(value === undefined ? {} : { value }),
    ...(merchant === undefined ? {} : { merchant }),
  }
}
