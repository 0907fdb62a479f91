import type { RecordedStep, RecordingPart } from '../../../schemas/generated/records.ts'

/** A step without its time and page. */
export type Step = Omit<RecordedStep, 'at' | 'route'>

interface RecorderWorld {
  readonly part: Pick<RecordingPart, 'key' | 'visit' | 'brand'>
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  /** The page of the manifest that the visitor is on. */
  readonly route: () => string
  /** Whether the visitor may be recorded now: the right member, page and consent, and no dialog. */
  readonly isWanted: () => boolean
  readonly send: (part: RecordingPart) => void
}

/** Steps of a part, and parts of a visit, at most. */
const mostSteps = 100
const mostParts = 200

/**
 * Records a visit in parts (QRY-07): where something was opened, pressed or scrolled. Steps while no recording is wanted
 * are dropped.
 */
export function createRecorder({ part, now, route, isWanted, send }: RecorderWorld) {
  const start = now()
  let steps: RecordedStep[] = []
  let parts = 0

  /** Sends the steps so far. Without any, nothing. */
  function flush(): void {
    if (steps.length === 0) return
    parts += 1
    const sent = steps
    steps = []
    if (parts <= mostParts) send({ ...part, part: parts, steps: sent })
  }

  return {
    add(step: Step): void {
      if (!isWanted() || parts >= mostParts) return
      steps.push({ at: Math.round(now() - start), route: route(), ...step })
      if (steps.length >= mostSteps) flush()
    },
    flush,
  }
}

export type Recorder = ReturnType<typeof createRecorder>
