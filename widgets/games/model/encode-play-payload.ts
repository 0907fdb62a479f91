import type { PlayPayload } from './play-payload.ts'

/** The text of a payload in an address: JSON in base64url. */
export function encodePlayPayload({ provider, game, currency, wallet }: PlayPayload): string {
  const bytes = new TextEncoder().encode(
    JSON.stringify({
      provider,
      game,
      ...(currency === '' ? {} : { currency }),
      ...(wallet === undefined ? {} : { wallet }),
    }),
  )
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
