import type { ApiCalls } from '../../schemas/generated/api.ts'
import type { Fault } from '../faults/fault.ts'
import type { FormCall } from '../http/read-input.ts'
import type { StoragePlace } from '../objects/upload-bucket.ts'
import type { SandboxMerchant } from '../sandbox-options.ts'
import type { MemberRow } from '../session/members.ts'
import type { Sessions, SessionState } from '../session/sessions.ts'
import type { SandboxContext } from '../sandbox-context.ts'

export type EndpointName = keyof ApiCalls

/** A call as its endpoint receives it. */
export interface Call<Name extends EndpointName> {
  readonly sandbox: SandboxContext
  readonly merchant: SandboxMerchant
  readonly payload: ApiCalls[Name]['request']
  /** Language of the page: `th`. Texts missing in it are English. */
  readonly language: string
  readonly sessions: Sessions
  /** The session id from the browser, valid or not. */
  readonly sessionId: string | undefined
  readonly session: SessionState
  /** The member, if the session is active. */
  readonly member: MemberRow | undefined
  /** The idempotency key of the call, from the brand's header. */
  readonly idempotencyKey: string | undefined
  /** The file of a form call. */
  readonly file: Uint8Array | undefined
  /** Scheme, host and port of the request's target. */
  readonly origin: string
  /** The bucket for the brand's uploads. */
  readonly storage: StoragePlace
  /** The faults of this call whose kinds the parts define. The endpoint applies these faults itself. */
  readonly faults: readonly Fault[]
  /** Adds a Set-Cookie header to the response. */
  setCookie(value: string): void
}

/** A call whose session is active. */
export interface MemberCall<Name extends EndpointName> extends Call<Name> {
  readonly member: MemberRow
  /** The user token of the session. Login and dashboard return it with the member. */
  readonly utk: string
}

export type EndpointResponse<Name extends EndpointName> = ApiCalls[Name]['response']

/** An endpoint of the API. `handleCall` runs it. */
export interface Endpoint {
  readonly name: EndpointName
  /** `member`: a call without an active session gets the code 1001 or 1003. */
  readonly access: 'open' | 'member'
  /** The form encoding of the call. Absent for a call that accepts JSON only. */
  readonly form?: FormCall
  run(call: Call<EndpointName>): Promise<EndpointResponse<EndpointName>>
}

/** Declares an endpoint that guests may call too. */
export function openEndpoint<Name extends EndpointName>(
  name: Name,
  handle: (call: Call<Name>) => EndpointResponse<Name> | Promise<EndpointResponse<Name>>,
): Endpoint {
  return { name, access: 'open', run: async (call) => handle(call as unknown as Call<Name>) }
}

/** Declares an endpoint for members only. */
export function memberEndpoint<Name extends EndpointName>(
  name: Name,
  handle: (call: MemberCall<Name>) => EndpointResponse<Name> | Promise<EndpointResponse<Name>>,
  { form }: Pick<Endpoint, 'form'> = {},
): Endpoint {
  return {
    name,
    access: 'member',
    ...(form && { form }),
    async run(call) {
      if (!call.member || call.session.kind !== 'active') throw new Error(`${name} was reached without a session.`)
      return handle({ ...call, utk: call.session.utk } as unknown as MemberCall<Name>)
    },
  }
}
