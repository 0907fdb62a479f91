import type { Partnership } from '../../../schemas/generated/records.ts'

/** The partnership programme of one currency (STA-08). */
export interface PartnershipSettings {
  /** Whether the file has loaded. */
  readonly ready: boolean
  /** Whether the member-site menu has the link. Null until the file has loaded. */
  readonly display_sidemenu: boolean | null
  /** Whether the sidebar has the link. Null until the file has loaded. */
  readonly display_sidebarmenu: boolean | null
  readonly items: Partnership['items']
}

const unknown: PartnershipSettings = { ready: false, display_sidemenu: null, display_sidebarmenu: null, items: [] }

/**
 * The settings of a currency in `partnership.json`. A flag is on if it equals 1. A currency that the file does not name
 * has no programme.
 *
 * @param file the file from the static origin; undefined before it has loaded
 */
export function partnershipOf(file: unknown, currency: string): PartnershipSettings {
  if (file === undefined) return unknown
  const found = isObject(file) && Object.hasOwn(file, currency) ? file[currency] : undefined
  const one = isObject(found) ? found : {}
  return {
    ready: true,
    display_sidemenu: one.display_partnership_in_member_site_menu === 1,
    display_sidebarmenu: one.display_partnership_in_side_bar === 1,
    items: Array.isArray(one.items) ? (one.items as Partnership['items']) : [],
  }
}

/**
 * Whether the menu or the sidebar has a link to the programme. Without either link, the programme's page is closed
 * (GRD-05). Null until the file has loaded.
 */
export function isPartnershipShown({ ready, ...flags }: PartnershipSettings): boolean | null {
  return ready ? flags.display_sidemenu === true || flags.display_sidebarmenu === true : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
