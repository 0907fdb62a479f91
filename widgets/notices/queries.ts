import type { QueryContext } from '../../runtime/widget-api/area.ts'
import { requiredData } from '../../runtime/widget-api/data.ts'
import type { Announcements } from './model/announcements.ts'

/** Announcements and advertisements. Includes those for members if a member is logged in (ENG-01). */
export async function loadAnnouncements({ reader }: QueryContext): Promise<Announcements> {
  const { announce, advertisement = [] } = requiredData(await reader.call('notice/notice-list', { notification: 1 }))
  return {
    normal: announce?.normal ?? [],
    afterLogin: announce?.after_login ?? [],
    advertisements: advertisement,
  }
}
