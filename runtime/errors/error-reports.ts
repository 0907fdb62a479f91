import { scrub } from './scrub.ts'

/** A page's report to the host about an unhandled error. */
export interface ErrorReport {
  /** The error's name and message, scrubbed. */
  readonly message: string
  /** The first frames of the stack: function, file name, line and column. */
  readonly frames: readonly string[]
  /** The path of the page, without its query. */
  readonly page: string
  /** The support code on the visitor's error screen. */
  readonly code: string
  /** The block that failed, and its widget. */
  readonly block?: string
  readonly widget?: string
}

/** The place of an error in a page. */
export interface ErrorPlace {
  readonly blockId: string
  readonly widget: string
}

/** The shortest time between two reports of a page, in ms (ERR-01). */
const reportPause = 10_000

const mostFrames = 6

interface ReportsDependencies {
  /** The path of the current page. */
  readonly page: () => string
  readonly code: string
  /** A monotonic clock, in ms. */
  readonly now: () => number
  readonly send: (report: ErrorReport) => void
}

/**
 * Reports errors to the host, at most one in ten seconds (ERR-01). Sends no message twice.
 *
 * @returns a function that never throws
 */
export function createErrorReports({ page, code, now, send }: ReportsDependencies) {
  let last = Number.NEGATIVE_INFINITY
  const reported = new Set<string>()
  return (error: unknown, place?: ErrorPlace): void => {
    try {
      const message = messageOf(error)
      if (reported.has(message) || now() - last < reportPause) return
      last = now()
      reported.add(message)
      send({
        message,
        frames: framesOf(error),
        page: scrub(page()),
        code,
        ...(place ? { block: place.blockId, widget: place.widget } : {}),
      })
    } catch {
      // A report that cannot be written or sent must not cause another error.
    }
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return scrub(`${error.name}: ${error.message}`)
  return typeof error === 'string' ? scrub(error) : 'An unknown error'
}

/** The first frames of a stack in short: `at f (https://a.example/x.js?v=1:2:3)` becomes `f x.js:2:3`. */
function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return [
    ...stack.matchAll(
      /^\s*(?:at (?:async |new )?(?:([\w.$<>]+) )?\(?|([\w.$]*)@)\S*?([\w.-]+\.[a-z]+)(?:\?\S*?)?:(\d+):(\d+)\)?$/gm,
    ),
  ]
    .slice(0, mostFrames)
    .map(([, chromium, gecko, file, line, column]) => `${chromium ?? gecko ?? ''} ${file}:${line}:${column}`.trim())
}
