import type { PlayStatus } from '../hooks/use-play-status.ts'

/**
 * How long the session has lasted, in whole seconds.
 *
 * @param now of the same clock as `asked`, ms since 1970
 */
export function elapsedSeconds({ session_seconds, asked }: Pick<PlayStatus, 'session_seconds' | 'asked'>, now: number) {
  return Math.max(session_seconds, session_seconds + Math.floor((now - asked) / 1000))
}

/** How many reminders are due after so long; none where they are off. */
export function remindersDue(seconds: number, minutes: number): number {
  return minutes <= 0 ? 0 : Math.floor(seconds / (minutes * 60))
}

/** How long until the next reminder, in ms; undefined where they are off. Never 0. */
export function untilNextReminder(seconds: number, minutes: number): number | undefined {
  if (minutes <= 0) return undefined
  return ((remindersDue(seconds, minutes) + 1) * minutes * 60 - seconds) * 1000
}

/** The hours and minutes of a time in seconds. */
export function hoursAndMinutes(seconds: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.floor(seconds / 60)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
