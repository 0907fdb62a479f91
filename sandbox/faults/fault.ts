/** What can go wrong on demand. */
export const faultKinds = [
  'latency',
  'status',
  'code',
  'cut',
  'maintenance',
  'expired-session',
  'html',
  'lost-reply',
  'hostile-url',
  'hostile-html',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** A fault that is waiting for its call. */
export interface Fault {
  readonly id: number
  /** The merchant that it is for; every merchant when absent. */
  readonly merchant?: string
  /** An endpoint; `upload/chunk` for a method of uploads, `upload/chunk/part` for a step of one; `*` for every one. */
  readonly match: string
  readonly kind: FaultKind
  /** latency: milliseconds; status: HTTP status; code: code of the envelope. Others need none. */
  readonly value?: number
  /** How many calls it still strikes. */
  readonly times: number
}
