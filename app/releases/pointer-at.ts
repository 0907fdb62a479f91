import type { PointedRelease, Pointer } from './release.ts'

/**
 * The pointer at a given time: the latest scheduled release whose time has come is in service. Hosts and publishers
 * compute this from the same pointer, so that no process has to move it at that time.
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

/** The waiting releases: the scheduled ones in order of time, or the canary. */
export const waitingOf = ({ scheduled = [], canary }: Pointer): readonly PointedRelease[] => [
  ...scheduled,
  ...(canary ? [canary] : []),
]

/** The number of the next release. The number of a cancelled release is never reused. */
export const nextSequence = (pointer: Pointer | undefined): number =>
  pointer
    ? Math.max(pointer.sequence, pointer.issued ?? 0, ...waitingOf(pointer).map(({ sequence }) => sequence)) + 1
    : 1
