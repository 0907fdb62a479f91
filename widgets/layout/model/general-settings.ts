import { type PublicReader, decodeRecord } from '../../../runtime/widget-api/data.ts'
import { safeLink } from '../../../runtime/widget-api/text.ts'

/** The parts of `general.json` that pages use (CFG-02). */
export interface GeneralSettings {
  /** Safe HTTPS links to the brand's app, by system. */
  readonly appDownload: { readonly ios?: string; readonly android?: string }
}

/** Decodes `general.json` of the static origin. Leaves out links that are not safe HTTPS links. */
export function readGeneral(file: unknown, decoding?: PublicReader['decoding']): GeneralSettings {
  const links = decodeRecord('general-settings', file, decoding)?.app_download ?? {}
  const found = (['ios', 'android'] as const).flatMap((system) => {
    const safe = safeLink(links[system] ?? '')
    return safe?.startsWith('https://') ? [[system, safe] as const] : []
  })
  return { appDownload: Object.fromEntries(found) }
}

/** The version in `version.json` (CFG-02), such as `1.4.0`. Undefined if the version is missing or malformed. */
export function readVersion(file: unknown, decoding?: PublicReader['decoding']): string | undefined {
  const version = decodeRecord('version-file', file, decoding)?.version
  return version !== undefined && /^\w[\w.+-]{0,31}$/.test(version) ? version : undefined
}
