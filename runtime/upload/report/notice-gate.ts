import { limits } from '../limits.ts'

/** Limits notices to one every 10 s and five from one page, so that an outage does not flood the team. */
export function createNoticeGate(now: () => number): () => boolean {
  let sent = 0
  let last = Number.NEGATIVE_INFINITY
  return () => {
    if (sent >= limits.noticesPerPage || now() - last < limits.noticeInterval) return false
    sent += 1
    last = now()
    return true
  }
}
