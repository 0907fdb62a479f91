/** The part of a password reset that a tab stores for a reload. It contains neither the code nor a password. */
export interface StoredReset {
  /** The account, as sent. */
  readonly account: string
  /** The channel of the code. */
  readonly sendType: 'sms' | 'email'
}

/** How long a tab stores a password reset, in ms: half an hour. */
export const resetStoredFor = 1_800_000

/** Reads a stored password reset. Undefined if the value has another shape. */
export function readStoredReset(value: unknown): StoredReset | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { account, sendType } = value as Partial<Record<keyof StoredReset, unknown>>
  if (typeof account !== 'string' || account === '' || account.length > 254) return undefined
  return sendType === 'sms' || sendType === 'email' ? { account, sendType } : undefined
}

/** The part of a login that a tab stores. It contains neither the code nor a password. */
export interface StoredLogin extends StoredReset {
  /** Whether the visitor has requested a code, because they have forgotten the password. */
  readonly isForgotten: boolean
}

/** Reads a stored login. Undefined if the value has another shape. */
export function readStoredLogin(value: unknown): StoredLogin | undefined {
  const stored = readStoredReset(value)
  const { isForgotten } = Object(value) as { readonly isForgotten?: unknown }
  return stored && typeof isForgotten === 'boolean' ? { ...stored, isForgotten } : undefined
}
