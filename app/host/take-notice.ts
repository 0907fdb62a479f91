import type { Misreading } from '../../runtime/api/read-answer.ts'
import { answerReadings, recordReadings } from '../../schemas/generated/readers.ts'
import type { BackendNotices } from './backend-notices.ts'

/** Most characters of a notice's body. */
const longestBody = 4000

/** A pointer into an answer, and the words of a schema: nothing else reaches the operator's terminal. */
const pointer = /^(?:\/[\w*.-]{0,64}){1,12}$/
const callName = /^[a-z]{1,32}\/[a-z0-9-]{1,64}$/
const words = /^[\w "',.:/()-]{1,120}$/

/**
 * Takes what a page could not read of its backend's answers: `{ "source", "misreadings" }`, or a call that the backend lacks:
 * `{ "missing" }`. A visitor may send anything, so a notice is of a form that a terminal may print, and changes no page.
 *
 * @returns 204, or 400 for what is no notice, or 403 where another site sends it
 */
export async function takeNotice(request: Request, merchant: string, notices: BackendNotices): Promise<Response> {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return new Response(null, { status: 403 })
  const text = await request.text()
  const notice = text.length > longestBody ? undefined : readNotice(text)
  if (!notice) return new Response(null, { status: 400 })
  if ('missing' in notice) notices.missing(merchant, notice.missing, 'browser')
  else notices.misread(merchant, notice.source, notice.misreadings, 'browser')
  return new Response(null, { status: 204 })
}

type Notice = { readonly missing: string } | { readonly source: string; readonly misreadings: readonly Misreading[] }

function readNotice(text: string): Notice | undefined {
  const { missing, source, misreadings } = parse(text)
  if (typeof missing === 'string') return callName.test(missing) ? { missing } : undefined
  if (typeof source !== 'string' || !Array.isArray(misreadings)) return undefined
  if (!Object.hasOwn(answerReadings, source) && !Object.hasOwn(recordReadings, source)) return undefined
  return { source, misreadings: misreadings.filter(isMisreading) }
}

function parse(text: string): { missing?: unknown; source?: unknown; misreadings?: unknown } {
  try {
    return Object(JSON.parse(text)) as object
  } catch {
    return {}
  }
}

function isMisreading(value: unknown): value is Misreading {
  const { at, expected } = Object(value) as { at?: unknown; expected?: unknown }
  return typeof at === 'string' && pointer.test(at) && typeof expected === 'string' && words.test(expected)
}
