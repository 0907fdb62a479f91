import type { PointedRelease, Pointer } from './release.ts'

/**
 * The pointer as it is at a moment: the scheduled release whose time came last is in service. Hosts and publishers read the
 * same from one text, so that no process has to run at that time.
 *
 * @param now in ms since 1970
 */
export function pointerAt(pointer: Pointer, now: number): Pointer {
  const { scheduled = [] } = pointer
  const due = scheduled.filter(({ at }) => Date.parse(at) <= now)
  const last = due.at(-1)
  if (!last) return pointer
  const { sequence, release, hosts } = last
  return { ...pointer, sequence, release, hosts, scheduled: scheduled.slice(due.length) }
}

/** The releases that wait: the scheduled ones by their time, or the canary. */
export const waitingOf = ({ scheduled = [], canary }: Pointer): readonly PointedRelease[] => [
  ...scheduled,
  ...(canary ? [canary] : []),
]

/** The number of the next release. The number of a cancelled one is never given again. */
export const nextSequence = (pointer: Pointer | undefined): number =>
  pointer
    ? Math.max(pointer.sequence, pointer.issued ?? 0, ...waitingOf(pointer).map(({ sequence }) => sequence)) + 1
    : 1
