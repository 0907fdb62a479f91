/** A kind of fault, as the preview offers it. */
export interface FaultKindFacts {
  readonly kind: string
  readonly title: string
  /** The number that it takes and what that is at first; absent for a kind that takes none. */
  readonly value?: number
}

/** The faults that every call can have. */
export const callFaults = [
  { kind: 'latency', title: 'Slow answer (ms)', value: 3000 },
  { kind: 'status', title: 'HTTP status', value: 503 },
  { kind: 'code', title: 'Code of the envelope', value: 4000 },
  { kind: 'cut', title: 'Cut connection' },
  { kind: 'lost-reply', title: 'Done, but the reply is lost' },
  { kind: 'html', title: 'HTML instead of JSON' },
  { kind: 'maintenance', title: 'Maintenance' },
  { kind: 'expired-session', title: 'Expired session' },
] as const satisfies readonly FaultKindFacts[]

/** A fault that is waiting for its call. */
export interface Fault {
  readonly id: number
  /** The merchant that it is for; every merchant when absent. */
  readonly merchant?: string
  /** An endpoint; `upload/chunk` for a method of uploads, `upload/chunk/part` for a step of one; `*` for every one. */
  readonly match: string
  /** One of {@link callFaults}, or one that a part brings. */
  readonly kind: string
  /** latency: milliseconds; status: HTTP status; code: code of the envelope. Others need none. */
  readonly value?: number
  /** How many calls it still strikes. */
  readonly times: number
}
