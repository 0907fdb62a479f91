import { scrub } from '../../runtime/errors/scrub.ts'
import { withoutMentions } from '../../runtime/errors/without-mentions.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { readShortText } from './read-short-text.ts'

/** The largest body of a report, in bytes. */
const largestBody = 4000

/** The shortest interval between two messages of a brand, in ms (ERR-01). */
const pause = 10_000

const frame = /^[\w.$<> -]{1,120}:\d{1,7}:\d{1,7}$/

interface ReportsDependencies {
  /** Posts a message to a chat's webhook. */
  readonly post: (webhook: string, message: string) => Promise<void>
  readonly now: () => number
  /** Called with a message for the operator if a report was not delivered. */
  readonly warn: (message: string) => void
}

/**
 * Forwards the errors of players' pages to the brand's chat webhook (ERR-01), without personal data. Sends at most one
 * message per brand in ten seconds, and none in development. Refuses a body that is not a report.
 */
export function createErrorRelay({ post, now, warn }: ReportsDependencies) {
  const brands = new Map<string, { last: number; left: number }>()

  /** @returns 204; 400 for a body that is not a report; 403 if another site sends it */
  async function take(request: Request, { merchant, environment, manifest }: ResolvedManifest): Promise<Response> {
    const site = request.headers.get('sec-fetch-site')
    if (site !== null && site !== 'same-origin') return new Response(null, { status: 403 })
    const text = await readShortText(request, largestBody)
    const message = text === undefined ? undefined : messageOf(text)
    if (message === undefined) return new Response(null, { status: 400 })
    const webhook = manifest.errorReports?.webhook
    if (webhook === undefined || environment === 'development') return new Response(null, { status: 204 })
    const brand = brands.get(merchant) ?? { last: Number.NEGATIVE_INFINITY, left: 0 }
    brands.set(merchant, brand)
    if (now() - brand.last < pause) {
      brand.left += 1
      return new Response(null, { status: 204 })
    }
    const others = brand.left > 0 ? `\n${brand.left} more since the last message` : ''
    Object.assign(brand, { last: now(), left: 0 })
    // The page does not wait for the chat, so a failing chat affects no player.
    void post(webhook, `${merchant} ${environment}: ${message}${others}`).catch((error: Error) =>
      warn(`${merchant}: an error report was not delivered. ${error.message}`),
    )
    return new Response(null, { status: 204 })
  }

  return { take }
}

export type ErrorRelay = ReturnType<typeof createErrorRelay>

/** Posts a message in the form that chat services accept: `{ "text": … }`. */
export async function postToWebhook(webhook: string, text: string): Promise<void> {
  const response = await fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The webhook responded with ${response.status}.`)
}

/** The lines of a message; undefined for a body that is not a report. */
function messageOf(body: string): string | undefined {
  const { message, frames, page, code, block, widget } = parse(body)
  if (typeof message !== 'string' || typeof page !== 'string' || !Array.isArray(frames)) return undefined
  const place = [widget, block].filter((one): one is string => typeof one === 'string' && /^[\w/-]{1,200}$/.test(one))
  return [
    withoutMentions(scrub(message)),
    `page ${withoutMentions(scrub(page))}`,
    ...(place.length > 0 ? [`block ${place.join(' at ')}`] : []),
    ...(typeof code === 'string' && /^[\w.*-]{1,120}$/.test(code) ? [`code ${code}`] : []),
    ...frames
      .filter((one) => typeof one === 'string' && frame.test(one))
      .slice(0, 6)
      .map(withoutMentions),
  ].join('\n')
}

function parse(body: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body)) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}
