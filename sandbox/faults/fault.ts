/** A kind of fault, for the list in the preview. */
export interface FaultKindFacts {
  readonly kind: string
  readonly title: string
  /** The value that the preview suggests. Absent for a kind without a value. */
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
  /** Id of the merchant. Default: every merchant. */
  readonly merchant?: string
  /** An endpoint, a method of uploads (`upload/chunk`), a step of a method (`upload/chunk/part`), or `*` for all. */
  readonly match: string
  /** A kind of {@link callFaults}, or a kind that a part defines. */
  readonly kind: string
  /** latency: milliseconds. status: HTTP status. code: code of the envelope. The other {@link callFaults} ignore it. */
  readonly value?: number
  /** Number of remaining calls. */
  readonly times: number
}
