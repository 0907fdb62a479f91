import { parseServerTime } from '../../runtime/i18n/locale-formats.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'

/** The reason why a site is closed. */
export type Closure = { readonly kind: 'maintenance'; readonly until?: string } | { readonly kind: 'country' }

/**
 * The reason why the site is closed to a visitor: maintenance, or the visitor's country (OPS-05). Undefined if it is
 * open.
 *
 * @param country two uppercase letters; undefined if the network in front of the host names no country
 * @param now in ms since 1970
 */
export function closureOf(
  { manifest: { availability } }: ResolvedManifest,
  country: string | undefined,
  now: number,
): Closure | undefined {
  if (!availability) return undefined
  const { maintenance, refusedCountries } = availability
  if (maintenance) {
    const hasBegun = maintenance.from === undefined || parseServerTime(maintenance.from) <= now
    const isOver = maintenance.until !== undefined && parseServerTime(maintenance.until) <= now
    if (hasBegun && !isOver) return { kind: 'maintenance', until: maintenance.until }
  }
  return country !== undefined && refusedCountries.includes(country) ? { kind: 'country' } : undefined
}
