/** The envelope of every response of the API (API-02). */
export interface Envelope {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
  readonly data?: unknown
}

/** A response with a false status and its reason. */
export interface Refusal {
  readonly status: false
  readonly code: number
  readonly msg: string
}

/** A header, the body or a field of the request is missing or wrong. */
export const badRequest = 4000
/** The call is unknown, or this sandbox does not have it. */
export const notFound = 404
/** The sandbox itself has failed. */
export const failed = 5000

export function refuse(code: number, msg: string): Refusal {
  return { status: false, code, msg }
}

/** A response of the API, never cached. */
export function envelopeResponse(envelope: Envelope, httpStatus = 200, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(envelope), { status: httpStatus, headers })
}
