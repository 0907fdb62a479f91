import type { Notice } from '../../../schemas/generated/records.ts'
import { parseServerTime } from '../../../runtime/widget-api/text.ts'

/** The lists of `notice/notice-list` beside the notices. */
export interface Announcements {
  /** For everyone. */
  readonly normal: readonly Notice[]
  /** For members only. */
  readonly afterLogin: readonly Notice[]
  readonly advertisements: readonly Notice[]
}

/** The visitor and the moment that announcements are shown to. */
interface Audience {
  readonly isMember: boolean
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number
}

/** Names an announcement on the device: by its number, or by its title where the backend gives no numbers. */
export const nameOf = ({ id, title }: Notice): string => (id > 0 ? String(id) : title)

/** Whether the time of an announcement has come and is not over: from its start on, until just before its end. */
export function isDue({ start_date = '', end_date = '' }: Notice, now: number): boolean {
  return !(parseServerTime(start_date) > now || parseServerTime(end_date) <= now)
}

/** The announcements and advertisements that pop up for a visitor, those for members first (ENG-01). */
export function popupsFor(
  { normal, afterLogin, advertisements }: Announcements,
  { isMember, now }: Audience,
): readonly Notice[] {
  const forVisitor = [...(isMember ? afterLogin : []), ...normal, ...advertisements]
  const due = forVisitor.filter((notice) => notice.is_popup === '1' && isDue(notice, now))
  return due.filter((notice, at) => due.findIndex((other) => nameOf(other) === nameOf(notice)) === at)
}

/** The advertisements of the list: those whose time it is, whether or not they pop up (ENG-01). */
export function advertisementsAt({ advertisements }: Announcements, now: number): readonly Notice[] {
  return advertisements.filter((notice) => notice.announcement_type === 'advertisment' && isDue(notice, now))
}

/** The place of the slide `by` places further, from 0. After the last comes the first, before the first the last. */
export function turn(at: number, by: number, count: number): number {
  return count === 0 ? 0 : (((at + by) % count) + count) % count
}
