import { hostName, hostOf } from './find-merchant.ts'
import type { FormCall } from './read-input.ts'

/** The reason why a request is not a call of the API, with its HTTP status. */
export interface CallRefusal {
  readonly httpStatus: 400 | 403 | 405 | 413 | 415
  readonly msg: string
}

/** The largest body without a file, in bytes. */
const bodyLimit = 64 * 1024

/** Whether a request says that its body is `multipart/form-data`. */
export function isForm(request: Request): boolean {
  return mediaType(request) === 'multipart/form-data'
}

const mediaType = (request: Request) => (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()

/** The largest body of a call, in bytes. A form may have its file in addition to its fields. */
const limitOf = (request: Request, form?: FormCall) =>
  form && isForm(request) ? form.mostBytes + bodyLimit : bodyLimit

/**
 * Checks a call without reading its body: method, origin, type and announced length, and the headers of API-01. Returns
 * the first mistake.
 */
export function checkCall(request: Request, form: FormCall | undefined): CallRefusal | undefined {
  if (request.method !== 'POST') return { httpStatus: 405, msg: 'A call needs the method POST.' }
  if (isForeign(request)) return { httpStatus: 403, msg: 'This call came from a page of another site.' }
  const isReadable = mediaType(request) === 'application/json' || (isForm(request) && form !== undefined)
  if (!isReadable) return { httpStatus: 415, msg: 'The body of a call has to be application/json.' }
  const limit = limitOf(request, form)
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge(limit)
  for (const name of ['page', 'domain', 'device']) {
    if (!request.headers.get(name)) return { httpStatus: 400, msg: `The header ${name} is missing.` }
  }
  const device = request.headers.get('device')
  if (device !== 'mobile' && device !== 'desktop') {
    return { httpStatus: 400, msg: 'The header device has to be mobile or desktop.' }
  }
  return undefined
}

const tooLarge = (limit: number): CallRefusal => ({ httpStatus: 413, msg: `The body has more than ${limit} bytes.` })

/** Whether the browser reports an origin that differs from the target host. */
export function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  if (origin === null) return false
  return !URL.canParse(origin) || hostName(new URL(origin).host) !== hostOf(request)
}

/** The body, or a refusal if it exceeds the limit. Ignores the announced length. */
export async function readBody(request: Request, form?: FormCall): Promise<Buffer<ArrayBuffer> | CallRefusal> {
  const limit = limitOf(request, form)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
