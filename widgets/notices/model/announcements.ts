import type { Notice } from '../../../schemas/generated/records.ts'
import { parseServerTime } from '../../../runtime/widget-api/text.ts'

/**
 * The announcements and advertisements in the response of `notice/notice-list`. Excludes `item`, the member's own
 * notices.
 */
export interface Announcements {
  /** For everyone. */
  readonly normal: readonly Notice[]
  /** For members only. */
  readonly afterLogin: readonly Notice[]
  readonly advertisements: readonly Notice[]
}

/** The visitor and the time that decide which announcements show. */
interface Audience {
  readonly isMember: boolean
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number
}

/** The name of an announcement in the device's storage: its id, or its date and title if the backend sends no id. */
export const nameOf = ({ id, date, title }: Notice): string => (id > 0 ? String(id) : `${date} ${title}`.trim())

/**
 * Whether an announcement is current: from its start, inclusive, to its end, exclusive. A missing or malformed date
 * sets no bound.
 */
function isDue({ start_date = '', end_date = '' }: Notice, now: number): boolean {
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

/** The current advertisements for the list, whether or not they pop up (ENG-01). */
export function advertisementsAt({ advertisements }: Announcements, now: number): readonly Notice[] {
  return advertisements.filter((notice) => notice.announcement_type === 'advertisment' && isDue(notice, now))
}

/** The index of the slide `by` places further. The first follows the last. */
export function turn(at: number, by: number, count: number): number {
  return count === 0 ? 0 : (((at + by) % count) + count) % count
}
