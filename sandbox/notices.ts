import type { ApiCalls } from '../schemas/generated/api.ts'

/** A failure report to the team. */
export type Notice = ApiCalls['slack/notify-block']['request'] & { readonly merchant: string }

/** The last 100 reports, newest first. */
export interface Notices {
  add(notice: Notice): void
  all(): readonly Notice[]
  clear(): void
}

const kept = 100

export function createNotices(): Notices {
  let notices: readonly Notice[] = []
  return {
    add(notice) {
      notices = [notice, ...notices].slice(0, kept)
    },
    all: () => notices,
    clear() {
      notices = []
    },
  }
}
