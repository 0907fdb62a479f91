import type { PlaceOfPage } from './game-address.ts'

/** The page that shows a game which came as HTML. */
export const gameShellPath = '/game-shell'

/** The part of a manifest that says where games run which come as HTML. */
export interface GameShellOwner {
  readonly merchant: string
  /** `games.shellOrigin`: an origin, `embedded`, or `none`. */
  readonly origin: string
}

/**
 * The host name of a brand's HTML games, or undefined if they have none. The embedded one is below the brand's own name on
 * loopback: browsers may block the storage of another site's game in a frame.
 */
export function gameShellHost({ merchant, origin }: GameShellOwner): string | undefined {
  if (origin === 'none') return undefined
  return origin === 'embedded' ? `play.${merchant}.localhost` : new URL(origin).hostname
}

/**
 * Where a page of the brand shows a game that came as HTML: under the brand's second origin, or, where it has none, at a
 * path of the site whose policy takes the site's origin away. The embedded origin exists on loopback only.
 */
export function gameShellAddress(owner: GameShellOwner, page: PlaceOfPage): string {
  if (owner.origin === 'none') return gameShellPath
  if (owner.origin !== 'embedded') return owner.origin + gameShellPath
  const { hostname, port } = new URL(`${page.protocol}//${page.host}`)
  if (!hostname.endsWith('.localhost')) return gameShellPath
  return `${page.protocol}//${gameShellHost(owner)}${port === '' ? '' : `:${port}`}${gameShellPath}`
}

/** The target origin of messages to a shell. A shell at a path of the site has an opaque origin. */
export function gameShellTarget(address: string): string {
  return address.startsWith('/') ? '*' : new URL(address).origin
}

/** The sources of a brand's second origin, for games that come as HTML; the embedded one at any port. */
export function gameShellSources(owner: GameShellOwner): readonly string[] {
  if (owner.origin === 'embedded') return [`http://${gameShellHost(owner)}:*`]
  return owner.origin === 'none' ? [] : [owner.origin]
}
