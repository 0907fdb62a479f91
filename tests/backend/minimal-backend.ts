import { gzipSync } from 'node:zlib'
import { createMinimalState, type MinimalState } from './minimal-state.ts'
import { callTable, type NamedCall } from './call-table.ts'
import { typed, type Typing } from './typing.ts'

/** The fields of every response. */
export interface Envelope {
  readonly status: boolean
  readonly code?: number
  readonly msg?: unknown
  readonly data?: unknown
}

export interface MinimalOptions {
  readonly typing: Typing
  /** Changes a response, for a broken variant of this backend. `undefined` gives HTTP 404. */
  readonly change?: (call: string, response: Envelope) => unknown
}

/** The name of the cookie with a member's session. The specification leaves this name open. */
const cookie = 'member'

/**
 * A backend with exactly the calls and fields of the specification's tables. It stores members, wallets and
 * transactions in memory.
 */
export function createMinimalBackend({ typing, change = (_call, response) => response }: MinimalOptions) {
  const state = createMinimalState()
  const calls: string[] = []
  /** Requests that contradict the tables. */
  const breaches: string[] = []

  async function handleCall(name: string, request: Request): Promise<Response> {
    calls.push(name)
    if (!Object.hasOwn(callTable, name)) return unknownEndpoint()
    const row = callTable[name as NamedCall]
    const { language, langCountry, ...payload } = await fieldsOf(request)
    if (language === undefined || langCountry === undefined) breaches.push(`${name}: language`)
    for (const header of ['page', 'domain', 'device'])
      if (!request.headers.get(header)) breaches.push(`${name}: ${header}`)
    if (row.payload !== 'any') {
      const named: readonly string[] = row.payload
      breaches.push(
        ...Object.keys(payload)
          .filter((field) => !named.includes(field))
          .map((field) => `${name}: ${field}`),
      )
    }
    const session = sessionOf(request)
    const member = session === undefined ? undefined : state.members.get(session)
    const isRefused = 'isMembers' in row && member === undefined
    const { response, setsSession } = isRefused
      ? { response: { status: false, code: 1003, msg: 'Please log in.' } }
      : state.handle(name as NamedCall, payload, member)
    const changed = change(name, typed(response, typing) as Envelope)
    if (changed === undefined) return unknownEndpoint()
    const headers = new Headers({ 'content-type': 'application/json' })
    if (setsSession !== undefined) headers.append('set-cookie', `${cookie}=${setsSession}; Path=/; HttpOnly`)
    return new Response(JSON.stringify(changed), { headers })
  }

  return {
    state: state as MinimalState,
    calls: calls as readonly string[],
    breaches: breaches as readonly string[],
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url)
      if (request.method === 'POST' && pathname.startsWith('/api/')) return handleCall(pathname.slice(5), request)
      return staticFile(pathname, state) ?? new Response('Not found', { status: 404 })
    },
  }
}

const unknownEndpoint = () => new Response('Not found', { status: 404 })

async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/')) return Object.fromEntries(await request.formData())
  return (await request.json()) as Record<string, unknown>
}

function sessionOf(request: Request): string | undefined {
  return new RegExp(`(?:^|; )${cookie}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
}

/**
 * Compressed game lists with the specification's fields. Every other configuration file is missing (403 and 404 are
 * allowed).
 */
function staticFile(pathname: string, { games }: MinimalState): Response | undefined {
  if (!/^\/static\/games\/THB\/(?:slot|all_games)\.json\.gz$/.test(pathname)) return undefined
  return new Response(gzipSync(JSON.stringify(games)), { headers: { 'content-type': 'application/gzip' } })
}
