import type { Misreading } from '../../runtime/api/decode-response.ts'
import { callNames } from '../../schemas/generated/call-names.ts'
import { responseDecoders, recordDecoders } from '../../schemas/generated/decoders.ts'
import type { BackendNotices } from './backend-notices.ts'
import { readShortText } from './read-short-text.ts'

/** The largest body of a notice, in bytes. */
const largestBody = 4000

/**
 * The form of a pointer into a response. Apart from such pointers, `words`, and the names of known calls and decoders,
 * no text of a notice reaches the operator's terminal.
 */
const pointer = /^(?:\/[\w*.-]{0,64}){1,12}$/
const calls: ReadonlySet<string> = new Set(callNames)
const words = /^[\w "',.:/()-]{1,120}$/

/**
 * Receives a browser's notice about the backend: unreadable parts of responses (`misreadings`), or a missing call
 * (`missing`). A visitor may send anything, so the host accepts only text that a terminal can print safely.
 *
 * @returns 204; 400 for a body that is not a notice; 403 if another site sends it
 */
export async function takeNotice(request: Request, merchant: string, notices: BackendNotices): Promise<Response> {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return new Response(null, { status: 403 })
  const text = await readShortText(request, largestBody)
  const notice = text === undefined ? undefined : readNotice(text)
  if (!notice) return new Response(null, { status: 400 })
  if ('missing' in notice) notices.missing(merchant, notice.missing, 'browser')
  else notices.misread(merchant, notice.source, notice.misreadings, 'browser')
  return new Response(null, { status: 204 })
}

type BackendNotice =
  | { readonly missing: string }
  | { readonly source: string; readonly misreadings: readonly Misreading[] }

function readNotice(text: string): BackendNotice | undefined {
  const { missing, source, misreadings } = parse(text)
  if (typeof missing === 'string') return calls.has(missing) ? { missing } : undefined
  if (typeof source !== 'string' || !Array.isArray(misreadings)) return undefined
  if (!Object.hasOwn(responseDecoders, source) && !Object.hasOwn(recordDecoders, source)) return undefined
  return { source, misreadings: misreadings.filter(isMisreading) }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}

function isMisreading(value: unknown): value is Misreading {
  const { at, expected } = Object(value) as { at?: unknown; expected?: unknown }
  return typeof at === 'string' && pointer.test(at) && typeof expected === 'string' && words.test(expected)
}
