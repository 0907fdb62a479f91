import type { ApiCalls } from '../../schemas/generated/api.ts'
import { type ResponseMarks, decodeResponse, type DecodingOptions } from './decode-response.ts'

export type Endpoint = keyof ApiCalls
export type RequestOf<Name extends Endpoint> = ApiCalls[Name]['request']
/** A failed response may lack everything but its status (API-02). */
export type ResponseOf<Name extends Endpoint> = ApiCalls[Name]['response'] & ResponseMarks

/** Options of a call apart from its payload. */
export interface CallOptions {
  /** Further headers, such as the one-time id of a money call. */
  readonly headers?: Readonly<Record<string, string>>
  /** Posts the payload as a multipart form, with this file (DEP-08). */
  readonly file?: { readonly field: string; readonly blob: Blob }
}

/** The context of a call. */
export interface ApiContext extends CallOptions, DecodingOptions {
  /** Scheme and host of the backend. Empty in the browser, which calls the site's own host. */
  readonly origin: string
  /** Such as `th-th`. */
  readonly locale: string
  /** The path of the calling page. */
  readonly page: string
  readonly host: string
  readonly device: 'mobile' | 'desktop'
  readonly fetch: typeof fetch
  /** Timeout of a call, in ms. */
  readonly timeout: number
  readonly signal?: AbortSignal
  /** Receives the `Date` header of each response. */
  readonly onDate?: (header: string | null) => void
}

/**
 * Calls an endpoint of the backend (API-01): `POST /api/{endpoint}` with the payload plus `language` and `langCountry`,
 * and headers with the page, the host and the device. The call's schema decides how the response is decoded. Never
 * throws: a network failure, a time-out and a malformed response give a failed status without a message (API-02).
 */
export async function callApi<Name extends Endpoint>(
  endpoint: Name,
  payload: RequestOf<Name>,
  context: ApiContext,
): Promise<ResponseOf<Name>> {
  const { locale } = context
  try {
    const timeout = AbortSignal.timeout(context.timeout)
    const response = await context.fetch(`${context.origin}/api/${endpoint}`, {
      method: 'POST',
      headers: {
        ...context.headers,
        // For a form, `fetch` sets the type with its boundary.
        ...(context.file ? {} : { 'content-type': 'application/json' }),
        page: asciiPath(context.page),
        domain: context.host,
        device: context.device,
      },
      body: bodyOf({ ...payload, language: locale.slice(0, 2), langCountry: locale }, context.file),
      signal: context.signal ? AbortSignal.any([context.signal, timeout]) : timeout,
      credentials: 'same-origin',
    })
    context.onDate?.(response.headers.get('date'))
    const body: unknown = await response.json().catch(() => undefined)
    return decodeResponse(endpoint, response.status, body, context) as ResponseOf<Name>
  } catch {
    return { status: false, noResponse: true } as ResponseOf<Name>
  }
}

function bodyOf(fields: object, file: CallOptions['file']): string | FormData {
  if (!file) return JSON.stringify(fields)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value))
  form.set(file.field, file.blob)
  return form
}

/**
 * Percent-encodes a path for a header: spaces, control characters and all signs that are not ASCII. Returns at most 512
 * characters, and whole signs.
 */
export function asciiPath(path: string): string {
  let text = ''
  for (const sign of path) {
    const encoded = /[\u0021-\u007e]/.test(sign) ? sign : encodeSign(sign)
    if (text.length + encoded.length > 512) break
    text += encoded
  }
  return text
}

function encodeSign(sign: string): string {
  try {
    return encodeURIComponent(sign)
  } catch {
    return '%EF%BF%BD'
  }
}
