import type { RecordedStep, RecordingPart } from '../../../schemas/generated/records.ts'

/** A step without its time and page. */
export type Step = Omit<RecordedStep, 'at' | 'route'>

interface RecorderOptions {
  readonly part: Pick<RecordingPart, 'key' | 'visit' | 'brand'>
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
  /** The page key of the visitor's current page. */
  readonly route: () => string
  /**
   * Whether the recorder may record now. Recording needs a member of a recorded level, a recorded page, consent, and no
   * open dialog.
   */
  readonly mayRecord: () => boolean
  readonly send: (part: RecordingPart) => void
}

/** The maximum number of steps in a part. */
const mostSteps = 100
/** The maximum number of parts that a recorder sends. */
const mostParts = 200

/**
 * Records a visit in parts (QRY-07): pages, presses, scrolling and window sizes. Drops steps while recording is off.
 */
export function createRecorder({ part, now, route, mayRecord, send }: RecorderOptions) {
  const start = now()
  let steps: RecordedStep[] = []
  let parts = 0

  /** Sends the steps so far. Does nothing if no step was added since the last part. */
  function flush(): void {
    if (steps.length === 0) return
    parts += 1
    const sent = steps
    steps = []
    if (parts <= mostParts) send({ ...part, part: parts, steps: sent })
  }

  return {
    add(step: Step): void {
      if (!mayRecord() || parts >= mostParts) return
      steps.push({ at: Math.round(now() - start), route: route(), ...step })
      if (steps.length >= mostSteps) flush()
    },
    flush,
  }
}

export type Recorder = ReturnType<typeof createRecorder>
