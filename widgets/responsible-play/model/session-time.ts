import type { PlayStatus } from '../hooks/use-play-status.ts'

/**
 * The duration of the session, in whole seconds.
 *
 * @param now the current time by the same clock as `fetchedAt`, in ms since 1970
 */
export function elapsedSeconds(
  { session_seconds, fetchedAt }: Pick<PlayStatus, 'session_seconds' | 'fetchedAt'>,
  now: number,
) {
  return Math.max(session_seconds, session_seconds + Math.floor((now - fetchedAt) / 1000))
}

/** Number of reminders that are due after a duration in seconds, with one every `minutes`. 0 if reminders are off. */
export function remindersDue(seconds: number, minutes: number): number {
  return minutes <= 0 ? 0 : Math.floor(seconds / (minutes * 60))
}

/** Time until the next reminder, in ms. Never 0, and undefined if reminders are off. */
export function untilNextReminder(seconds: number, minutes: number): number | undefined {
  if (minutes <= 0) return undefined
  return ((remindersDue(seconds, minutes) + 1) * minutes * 60 - seconds) * 1000
}

/** The hours and minutes of a duration in seconds. */
export function hoursAndMinutes(seconds: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.floor(seconds / 60)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
