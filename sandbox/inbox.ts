/** A code that the sandbox has sent to a phone or an address. */
export interface SentCode {
  /** Id of the sending merchant. */
  readonly merchant: string
  /** Phone number or e-mail address. */
  readonly to: string
  /** Its purpose, a word of the sending area. */
  readonly purpose: string
  readonly code: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The inbox of codes, instead of phones. It is in memory only, and only the control can read it. */
export interface Inbox {
  deliver(sent: SentCode): void
  /** Newest first. */
  all(): readonly SentCode[]
  clear(): void
}

/** The maximum number of codes. */
const capacity = 100

export function createInbox(): Inbox {
  let codes: readonly SentCode[] = []
  return {
    deliver(sent) {
      codes = [sent, ...codes].slice(0, capacity)
    },
    all: () => codes,
    clear() {
      codes = []
    },
  }
}
