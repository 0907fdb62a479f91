/** A code on its way to a phone or an address. */
export interface SentCode {
  /** Id of the merchant that sends it. */
  readonly merchant: string
  /** Phone number or e-mail address. */
  readonly to: string
  /** Its purpose, as a word of the area that sends it. */
  readonly purpose: string
  readonly code: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Where codes arrive instead of at phones. It is kept in memory only, and read through the control only. */
export interface Inbox {
  deliver(sent: SentCode): void
  /** Newest first. */
  all(): readonly SentCode[]
  clear(): void
}

/** Most codes that are kept. */
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
