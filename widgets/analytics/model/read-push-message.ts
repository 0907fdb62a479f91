import { singleLineText } from '../../../runtime/widget-api/text.ts'

/** A push message as a device shows it. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** The page of the site to which the message leads: path, query and hash. */
  readonly path: string
}

/** The brand that sends the messages. */
export interface PushSite {
  readonly name: string
  /** Scheme, host and port. */
  readonly origin: string
}

const most = { title: 80, body: 240, path: 512 } as const

/**
 * Reads the text of a push message, `{ "title": "…", "body": "…", "url": "/promotions" }`. Browsers require a visible
 * notification for each message, so an unreadable message shows the brand's name and leads to the home page.
 */
export function readPushMessage(text: string, { name, origin }: PushSite): PushMessage {
  const { title, body, url } = objectIn(text)
  return { title: line(title, most.title) || name, body: line(body, most.body), path: ownPath(url, origin) }
}

/**
 * The path, query and hash of an address on the site. Returns `/` for any other address, and for an address that is not
 * a page. Credentials in the query are dropped, because a message must log nobody in.
 */
export function ownPath(address: unknown, origin: string): string {
  if (typeof address !== 'string' || address.length > most.path || !URL.canParse(address, origin)) return '/'
  const url = new URL(address, origin)
  if (
    url.origin !== origin ||
    url.host !== new URL(origin).host ||
    url.username !== '' ||
    /^\/(?:\/|api\/|static\/|_livery\/)/.test(url.pathname)
  )
    return '/'
  for (const name of ['usr', 'pw']) url.searchParams.delete(name)
  return `${url.pathname}${url.search}${url.hash}`
}

const line = (value: unknown, length: number) =>
  typeof value === 'string' ? singleLineText(value).trim().slice(0, length) : ''

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
