import { hostName } from './find-merchant.ts'
import type { FormCall } from './read-input.ts'

/** Why a request is not a call of the API, with the HTTP status that says so. */
export interface CallFault {
  readonly httpStatus: 400 | 403 | 405 | 413 | 415
  readonly msg: string
}

/** Most bytes of a body. */
export const bodyLimit = 64 * 1024

/** Whether the body of a request says that it is a form. */
export function isForm(request: Request): boolean {
  return mediaType(request) === 'multipart/form-data'
}

const mediaType = (request: Request) => (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()

/** Most bytes of a body: of a form its file, and as much for its fields as any call has. */
const limitOf = (request: Request, form?: FormCall) =>
  form && isForm(request) ? form.mostBytes + bodyLimit : bodyLimit

/**
 * Checks what every call must have before its body is looked at: POST, JSON or, where the call allows one, a form, the
 * headers of API-01, and that it comes from a page of the brand itself.
 */
export function checkCall(request: Request, form: FormCall | undefined): CallFault | undefined {
  if (request.method !== 'POST') return { httpStatus: 405, msg: 'Calls are made with POST.' }
  if (isForeign(request)) return { httpStatus: 403, msg: 'This call came from a page of another site.' }
  const isReadable = mediaType(request) === 'application/json' || (isForm(request) && form !== undefined)
  if (!isReadable) return { httpStatus: 415, msg: 'The body of a call is application/json.' }
  const limit = limitOf(request, form)
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge(limit)
  for (const name of ['page', 'domain', 'device']) {
    if (!request.headers.get(name)) return { httpStatus: 400, msg: `The header ${name} is missing.` }
  }
  const device = request.headers.get('device')
  if (device !== 'mobile' && device !== 'desktop') {
    return { httpStatus: 400, msg: 'The header device is mobile or desktop.' }
  }
  return undefined
}

const tooLarge = (limit: number): CallFault => ({ httpStatus: 413, msg: `A body has at most ${limit} bytes.` })

/** Whether a browser says that the request comes from elsewhere than the host that it goes to. */
export function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  if (origin === null) return false
  const host = request.headers.get('host') ?? new URL(request.url).host
  return !URL.canParse(origin) || hostName(new URL(origin).host) !== hostName(host)
}

/** The body, or the fault of a body that is larger than the limit, however it was announced. */
export async function readBody(request: Request, form?: FormCall): Promise<Buffer<ArrayBuffer> | CallFault> {
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
