import type { QueryContext } from '../../runtime/widget-api/area.ts'
import { readRecord } from '../../runtime/widget-api/data.ts'

/** The banners of the page's locale. */
export async function loadBanners({ reader }: QueryContext) {
  const file = readRecord('banner-file', await reader.config('banner.json'), reader.reading)
  return file?.[reader.locale] ?? []
}
