import type { QueryContext } from '../../runtime/widget-api/area.ts'
import { decodeRecord } from '../../runtime/widget-api/data.ts'

/** The banners of the page's locale. */
export async function loadBanners({ reader }: QueryContext) {
  const file = decodeRecord('banner-file', await reader.config('banner.json'), reader.decoding)
  return file?.[reader.locale] ?? []
}
