import type { Notice } from '../../../schemas/generated/records.ts'

/** The keys of a list of notices, in its order: the id, or else date and texts. Equal notices have different keys. */
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
