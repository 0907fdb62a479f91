import type { PlaceOfPage } from './game-address.ts'

/** The page that shows an HTML game. */
export const gameShellPath = '/game-shell'

/** The part of a manifest that says where HTML games run. */
export interface GameShellOwner {
  readonly merchant: string
  /** `games.shellOrigin`: an origin, `embedded`, or `none`. */
  readonly origin: string
}

/**
 * The host name of a brand's HTML games, or undefined if they have none. The embedded name is below the brand's own,
 * because browsers may block the storage of a frame from another site.
 */
export function gameShellHost({ merchant, origin }: GameShellOwner): string | undefined {
  if (origin === 'none') return undefined
  return origin === 'embedded' ? `play.${merchant}.localhost` : new URL(origin).hostname
}

/**
 * The address at which a page of the brand shows an HTML game: under the brand's second origin. A brand without a
 * second origin uses a path of the site, where the policy sets an opaque origin. The embedded origin exists only on
 * loopback.
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

/** The policy sources of a brand's second origin for HTML games. The embedded origin may have any port. */
export function gameShellSources(owner: GameShellOwner): readonly string[] {
  if (owner.origin === 'embedded') return [`http://${gameShellHost(owner)}:*`]
  return owner.origin === 'none' ? [] : [owner.origin]
}
