import type { Notice } from '../../../schemas/generated/records.ts'

/**
 * Returns the keys of notices, in the order of the list. A key is the notice's id, or else its date and texts. Equal
 * notices have different keys.
 */
export function keysOf(notices: readonly Notice[]): readonly string[] {
  const counts = new Map<string, number>()
  return notices.map((notice) => {
    const key = notice.id > 0 ? `${notice.id}` : textKey(notice)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key} ${count}`
  })
}

const textKey = ({ date, title, description, content }: Notice) => JSON.stringify([date, title, description, content])
