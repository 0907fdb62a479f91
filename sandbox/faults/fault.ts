/** A kind of fault in the preview. */
export interface FaultKindFacts {
  readonly kind: string
  readonly title: string
  /** Its number with the initial value. Absent for a kind without a number. */
  readonly value?: number
}

/** The faults for any call. */
export const callFaults = [
  { kind: 'latency', title: 'Slow response (ms)', value: 3000 },
  { kind: 'status', title: 'HTTP status', value: 503 },
  { kind: 'code', title: 'Code of the envelope', value: 4000 },
  { kind: 'cut', title: 'Cut connection' },
  { kind: 'lost-reply', title: 'Done, but the reply is lost' },
  { kind: 'html', title: 'HTML instead of JSON' },
  { kind: 'maintenance', title: 'Maintenance' },
  { kind: 'expired-session', title: 'Expired session' },
] as const satisfies readonly FaultKindFacts[]

/** A pending fault. */
export interface Fault {
  readonly id: number
  /** Its merchant. Default: every merchant. */
  readonly merchant?: string
  /** An endpoint; `upload/chunk` for a method of uploads, `upload/chunk/part` for a step of one; `*` for every one. */
  readonly match: string
  /** One of {@link callFaults}, or a part's own. */
  readonly kind: string
  /** latency: milliseconds; status: HTTP status; code: code of the envelope. Others have none. */
  readonly value?: number
  /** Number of remaining calls. */
  readonly times: number
}
