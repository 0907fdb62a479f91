import { callApi } from '../../runtime/api/call-api.ts'
import { decodeData } from '../../runtime/api/decode-response.ts'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { Call } from '../../runtime/session/session-state.ts'
import { callTable, type NamedCall } from './call-table.ts'
import type { Envelope } from './minimal-backend.ts'
import { createMinimalState } from './minimal-state.ts'

/** A payload as the backend receives it, without the fields that every call has. */
type Payload = Readonly<Record<string, unknown>>

/** Changes of the minimal backend's responses, by call. */
export type Changes = { readonly [Name in NamedCall]?: (response: Envelope, payload: never) => object }

/**
 * The minimal backend behind `callApi`, for a caller of the site. It records each payload that arrives. The visitor is
 * the backend's first member.
 */
export function createRecordingBackend(changes: Changes = {}) {
  const state = createMinimalState()
  const [member] = state.members.values()
  const received: (readonly [name: string, payload: Payload])[] = []

  async function respond(url: string, body: unknown): Promise<Response> {
    const name = url.slice('https://brand.example/api/'.length) as NamedCall
    const fields = (body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body))) as Payload
    const { language, langCountry, ...payload } = fields
    if (language !== 'en' || langCountry !== 'en-th') throw new Error(`${name} has another language.`)
    received.push([name, payload])
    if (!Object.hasOwn(callTable, name)) return new Response('Not found', { status: 404 })
    const { response } = state.handle(name, payload, member)
    return Response.json(changes[name]?.(response, payload as never) ?? response)
  }

  const call: Call = (endpoint, payload, options) =>
    callApi(endpoint, payload, {
      ...options,
      decodeData,
      origin: 'https://brand.example',
      locale: 'en-th',
      page: '/en-th',
      host: 'brand.example',
      device: 'mobile',
      timeout: 10_000,
      fetch: (url, init) => respond(String(url), init?.body),
    })

  return {
    call,
    /** A reader of public data without files. */
    reader: { call, currency: 'THB', locale: 'en-th', config: async () => [] } as unknown as PublicReader,
    /** The payloads of a call, in their order. */
    payloadsOf: (name: NamedCall): readonly Payload[] =>
      received.filter(([one]) => one === name).map(([, payload]) => payload),
  }
}

export type RecordingBackend = ReturnType<typeof createRecordingBackend>

/** One row of the table: a part of the site that makes a call, with the payloads of the specification. */
export interface CallerCase {
  readonly caller: string
  readonly changes?: Changes
  /** Lets the caller make the call. Returns the caller's result, such as the data of the response. */
  readonly drive: (backend: RecordingBackend) => Promise<unknown>
  readonly payloads: readonly Payload[]
  /** The expected result of `drive`. */
  readonly read?: unknown
}

/** The rows of some calls. */
export type Callers = { readonly [Name in NamedCall]?: readonly CallerCase[] }
