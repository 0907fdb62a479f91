import type { QueryContext } from '../../runtime/widget-api/area.ts'
import { decodeRecords } from '../../runtime/widget-api/data.ts'
import { readGeneral, readVersion } from './model/general-settings.ts'
import { languageOf } from '../../schemas/locale-code.ts'

/** The footer's entries for the page's host, in the page's language. */
export async function loadFooter({ reader }: QueryContext) {
  const language = languageOf(reader.locale)
  const entries = decodeRecords('footer-entry', await reader.config('footer.json'), reader.decoding)
  return entries.filter((entry) => entry.language === language && [entry.domain].flat().includes(reader.host))
}

export const loadGeneral = async ({ reader }: QueryContext) =>
  readGeneral(await reader.config('general.json'), reader.decoding)

/** The menu entries in the page's language, by their `sequence` (CFG-02). */
export async function loadMenu({ reader }: QueryContext) {
  const language = languageOf(reader.locale)
  const entries = decodeRecords('menu-entry', await reader.config('menu.json'), reader.decoding)
  return entries.filter((entry) => entry.language === language).toSorted((one, other) => one.sequence - other.sequence)
}

export const loadVersion = async ({ reader }: QueryContext) =>
  readVersion(await reader.config('version.json'), reader.decoding) ?? null
