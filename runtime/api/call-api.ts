import type { ApiCalls } from '../../schemas/generated/api.ts'
import { languageOf } from '../../schemas/locale-code.ts'
import type { DecodingOptions } from './decode-response.ts'
import { readEnvelope, type ResponseMarks, withData } from './read-envelope.ts'

export type Endpoint = keyof ApiCalls
export type RequestOf<Name extends Endpoint> = ApiCalls[Name]['request']
/** A failed response may lack everything but its status (API-02). */
export type ResponseOf<Name extends Endpoint> = ApiCalls[Name]['response'] & ResponseMarks

/** Options of a call apart from its payload. */
export interface CallOptions {
  /** Further headers, such as the idempotency key of a money call. */
  readonly headers?: Readonly<Record<string, string>>
  /** Posts the payload as a multipart form, with this file (DEP-08). */
  readonly file?: { readonly field: string; readonly blob: Blob }
}

export interface ApiContext extends CallOptions, DecodingOptions {
  /** Scheme and host of the backend. Empty in the browser, which calls the site's own host. */
  readonly origin: string
  /** The code of the locale, such as `th-th`. */
  readonly locale: string
  /** The path of the calling page. */
  readonly page: string
  readonly host: string
  readonly device: 'mobile' | 'desktop'
  readonly fetch: typeof fetch
  /** Timeout of a call, in ms. */
  readonly timeout: number
  readonly signal?: AbortSignal
  /**
   * Decodes the data of a response (`decode-response.ts`). A page loads this code with the first response that has
   * data, or earlier.
   */
  readonly decodeData: (endpoint: string, value: unknown, options: DecodingOptions) => unknown
  /** Receives the `Date` header of each response. */
  readonly onDate?: (header: string | null) => void
}

/**
 * Calls an endpoint of the backend, `POST /api/{endpoint}` (API-01), and decodes the response by the call's schema.
 * Never throws: after a network failure, a time-out or a malformed response, the result has a false status and no
 * message (API-02).
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
        // For a form, `fetch` itself sets the content type, because the type names the boundary of the form's parts.
        ...(context.file ? {} : { 'content-type': 'application/json' }),
        page: asciiPath(context.page),
        domain: context.host,
        device: context.device,
      },
      body: bodyOf({ ...payload, language: languageOf(locale), langCountry: locale }, context.file),
      signal: context.signal ? AbortSignal.any([context.signal, timeout]) : timeout,
      credentials: 'same-origin',
    })
    context.onDate?.(response.headers.get('date'))
    const body: unknown = await response.json().catch(() => undefined)
    const { response: read, data } = readEnvelope(response.status, body)
    return withData(read, data && (await context.decodeData(endpoint, data.value, context))) as ResponseOf<Name>
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
 * Percent-encodes spaces, control characters and all characters that are not ASCII, so that a path fits in a header.
 * Returns at most 512 characters, and never cuts an encoded character in two.
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
