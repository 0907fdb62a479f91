import type { ApiCalls } from '../../schemas/generated/api.ts'

export type Endpoint = keyof ApiCalls
export type RequestOf<Name extends Endpoint> = ApiCalls[Name]['request']
/** A failed answer may lack everything but its status (API-02). */
export type AnswerOf<Name extends Endpoint> = ApiCalls[Name]['response']

/** What a call has besides its payload. */
export interface CallOptions {
  /** Further headers, such as the one-time id of a money call. */
  readonly headers?: Readonly<Record<string, string>>
  /** Posts the payload as a multipart form, with this file (DEP-08). */
  readonly file?: { readonly field: string; readonly blob: Blob }
}

/** Where a call comes from, and what happens around it. */
export interface ApiContext extends CallOptions {
  /** Scheme and host of the backend; empty in the browser, where it is the site's own. */
  readonly origin: string
  /** Such as `th-th`. */
  readonly locale: string
  /** The path of the page that calls. */
  readonly page: string
  readonly host: string
  readonly device: 'mobile' | 'desktop'
  readonly fetch: typeof fetch
  /** How long a call may take, in ms. */
  readonly timeout: number
  readonly signal?: AbortSignal
  /** Told the `Date` of each answer. */
  readonly onDate?: (header: string | null) => void
}

/**
 * Calls an endpoint of the backend (API-01): `POST /api/{endpoint}` with the payload plus `language` and `langCountry`,
 * and headers that tell the page, the host and the device. Never throws: a network failure, a time-out and an answer
 * that is no answer give a failed status without a message (API-02).
 */
export async function callApi<Name extends Endpoint>(
  endpoint: Name,
  payload: RequestOf<Name>,
  context: ApiContext,
): Promise<AnswerOf<Name>> {
  const { locale } = context
  try {
    const timeout = AbortSignal.timeout(context.timeout)
    const response = await context.fetch(`${context.origin}/api/${endpoint}`, {
      method: 'POST',
      headers: {
        ...context.headers,
        // A form's own type, with its boundary, is written by fetch.
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
    const answer: unknown = await response.json()
    return isAnswer(answer) ? (answer as AnswerOf<Name>) : failed<Name>()
  } catch {
    return failed<Name>()
  }
}

function bodyOf(fields: object, file: CallOptions['file']): string | FormData {
  if (!file) return JSON.stringify(fields)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value))
  form.set(file.field, file.blob)
  return form
}

/** An answer of the right outer shape. `"true"` is not true: what is not clearly a success has failed. */
function isAnswer(answer: unknown): answer is { status: boolean } {
  return typeof answer === 'object' && answer !== null && typeof (answer as { status?: unknown }).status === 'boolean'
}

const failed = <Name extends Endpoint>() => ({ status: false }) as AnswerOf<Name>

/** A header holds ASCII only: everything else is percent-encoded, and at most 512 characters are sent. */
export function asciiPath(path: string): string {
  return path.replace(/[^\u0021-\u007e]/gu, (sign) => encodeSign(sign)).slice(0, 512)
}

function encodeSign(sign: string): string {
  try {
    return encodeURIComponent(sign)
  } catch {
    return '%EF%BF%BD'
  }
}
