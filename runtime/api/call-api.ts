import type { ApiCalls } from '../../schemas/generated/api.ts'

export type Endpoint = keyof ApiCalls
export type RequestOf<Name extends Endpoint> = ApiCalls[Name]['request']
/** A failed answer may lack everything but its status (API-02). */
export type AnswerOf<Name extends Endpoint> = ApiCalls[Name]['response']

/** Where a call comes from, and what happens around it. */
export interface ApiContext {
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
        'content-type': 'application/json',
        page: asciiPath(context.page),
        domain: context.host,
        device: context.device,
      },
      body: JSON.stringify({ ...payload, language: locale.slice(0, 2), langCountry: locale }),
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
