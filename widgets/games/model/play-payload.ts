/** The contents of `/play/{payload}`: ids and the currency of the game, and no address (GAM-06). */
export interface PlayPayload {
  readonly provider: string
  readonly game: string
  /** Empty if the list of games names no currency. */
  readonly currency: string
  /** The id of the wallet, if the player has chosen one. */
  readonly wallet?: string
}

/** The longest payload, in characters. */
const most = 1024

const keys = ['provider', 'game', 'currency', 'wallet'] as const

/** Reads a payload. Undefined if the text is too long or malformed, lacks an id, or has a further key. */
export function decodePlayPayload(text: string): PlayPayload | undefined {
  if (text.length > most || !/^[\w-]+$/.test(text)) return undefined
  const payload = parse(text)
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return undefined
  const entries = Object.entries(payload as Record<string, unknown>)
  if (!entries.every(([key, value]) => (keys as readonly string[]).includes(key) && isId(value))) return undefined
  const { provider, game, currency = '', wallet } = payload as Record<string, string>
  if (!provider || !game || !/^(?:[A-Z]{3})?$/.test(currency)) return undefined
  return { provider, game, currency, ...(wallet === undefined ? {} : { wallet }) }
}

const isId = (value: unknown) => typeof value === 'string' && /^[\w.:-]{1,64}$/.test(value)

function parse(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** Whether a text is a payload of an address. */
export const isPlayPayload = (text: string): boolean => decodePlayPayload(text) !== undefined
