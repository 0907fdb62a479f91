import { timingSafeEqual } from 'node:crypto'
import { isMerchantId } from '../../../schemas/formats.ts'
import { tokenHeader } from '../messages.ts'

/** The values with which the studio checks each request. */
export interface Guard {
  readonly port: number
  /** Random, new with each start. */
  readonly token: string
}

/** The largest body of a request, in bytes. A picture of 4 MB in base64 fits, with the rest of its request. */
const largestBody = 6 * 1024 * 1024

/**
 * Whether the `Host` header of a request has a loopback name and the studio's own port. Another site could point its
 * own host name to this computer.
 */
export function isOwnHost(request: Request, { port }: Guard): boolean {
  const [, name = '', requestedPort = ''] =
    /^([a-z0-9.-]+|\[::1\]):(\d+)$/.exec(request.headers.get('host') ?? '') ?? []
  const merchant = name.endsWith('.localhost') ? name.slice(0, -'.localhost'.length) : undefined
  const isLoopback =
    merchant === undefined ? ['localhost', '127.0.0.1', '[::1]'].includes(name) : isMerchantId(merchant)
  return isLoopback && requestedPort === String(port)
}

/**
 * The reason why the studio refuses a request for its data. An allowed request has the token of this run and comes from
 * the studio's own page. A change is a POST of JSON.
 *
 * @returns the status of the refusal. Undefined if the request is allowed
 */
export function refusedStatus(request: Request, guard: Guard): 400 | 403 | 405 | 411 | 413 | 415 | undefined {
  const { headers, method } = request
  if (!sameText(headers.get(tokenHeader) ?? '', guard.token)) return 403
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return 403
  const origin = headers.get('origin')
  if (origin !== null && origin !== `http://${headers.get('host')}`) return 403
  if (method === 'GET') return undefined
  if (method !== 'POST') return 405
  if (origin === null) return 403
  if (!/^application\/json(?:\s*;\s*charset=utf-8)?$/i.test(headers.get('content-type') ?? '')) return 415
  const length = headers.get('content-length')
  if (length === null) return 411
  if (!/^\d+$/.test(length)) return 400
  return Number(length) > largestBody ? 413 : undefined
}

function sameText(given: string, wanted: string): boolean {
  const one = Buffer.from(given)
  const other = Buffer.from(wanted)
  return one.length === other.length && timingSafeEqual(one, other)
}
