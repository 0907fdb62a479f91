import { isForbiddenKey } from '../../../../runtime/manifest/json-limits.ts'
import { type FormatName, formats } from '../../../../schemas/formats.ts'
import type { TextId } from '../texts.ts'

/** The formats of names that are not lowercase words with hyphens, with the studio's text about them. */
const hints: Readonly<Record<string, TextId>> = {
  host: 'name-hint-host',
  'locale-code': 'name-hint-locale',
  'token-name': 'name-hint-token',
}

/**
 * The id of the text that says why a map cannot have an entry of this name. Undefined if it can. A form shows no entry
 * whose name begins with `$`.
 *
 * @param format the format of the map's names, if they have one
 */
export function refusedName(name: string, format: string | undefined): TextId | undefined {
  if (isForbiddenKey(name)) return 'name-reserved'
  if (format === undefined) return name.startsWith('$') ? 'name-reserved' : undefined
  const isAllowed = formats[format as FormatName](name) && !name.startsWith('$')
  return isAllowed ? undefined : (hints[format] ?? 'name-hint')
}
