import { isForbiddenKey } from '../../../../runtime/manifest/json-limits.ts'
import { type FormatName, formats } from '../../../../schemas/formats.ts'
import type { TextId } from '../texts.ts'

/** The studio's text about a refused name, for formats whose names are not lowercase words with hyphens. */
const hints: Readonly<Record<string, TextId>> = {
  host: 'name-hint-host',
  'locale-code': 'name-hint-locale',
  'token-name': 'name-hint-token',
}

/**
 * The id of the text that says why a map cannot have an entry of this name. Undefined if it can. Refuses a name that
 * begins with `$`, because forms show no such entry.
 *
 * @param format the format of the map's names, if they have one
 */
export function refusedName(name: string, format: string | undefined): TextId | undefined {
  if (isForbiddenKey(name)) return 'name-reserved'
  if (format === undefined) return name.startsWith('$') ? 'name-reserved' : undefined
  const isAllowed = formats[format as FormatName](name) && !name.startsWith('$')
  return isAllowed ? undefined : (hints[format] ?? 'name-hint')
}
