/** A code that the sandbox has sent to a phone or an address. */
export interface SentCode {
  /** Id of the sending merchant. */
  readonly merchant: string
  /** Phone number or e-mail address. */
  readonly to: string
  /** The purpose of the code, as the sending area names it. */
  readonly purpose: string
  readonly code: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Stores sent codes in memory, instead of sending them to phones. Only the control can read them. */
export interface Inbox {
  deliver(sent: SentCode): void
  /** Newest first. */
  all(): readonly SentCode[]
  clear(): void
}

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
