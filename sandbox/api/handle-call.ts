import { requestValidators } from '../../schemas/generated/request-validators.js'
import { applyFaults } from '../faults/apply-faults.ts'
import type { Fault } from '../faults/fault.ts'
import { checkCall, readBody } from '../http/check-call.ts'
import { describeErrors } from '../http/describe-errors.ts'
import { type CallInput, readInput } from '../http/read-input.ts'
import { badRequest, type Envelope, envelopeResponse, notFound, refuse } from '../http/envelope.ts'
import { message, reasonOf } from '../messages.ts'
import { ConnectionCut, type SandboxMerchant } from '../sandbox-options.ts'
import { objectionTo, partsOf } from '../parts.ts'
import { readSessionCookie } from '../session/cookie.ts'
import { findMember } from '../session/members.ts'
import { expired, type SessionState, sessionsOf } from '../session/sessions.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Call, Endpoint, EndpointName } from './endpoint.ts'
import { findEndpoint, isUnknownCall } from './find-endpoint.ts'

/** Handles `POST /api/{name}` for a merchant: HTTP checks, faults, fields, session, endpoint. */
export async function handleCall(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  name: string,
  request: Request,
): Promise<Response> {
  const endpoint = findEndpoint(sandbox, merchant, name)
  const refusal = checkCall(request, endpoint?.form)
  if (refusal) {
    const code = refusal.httpStatus === 400 ? badRequest : refusal.httpStatus
    return envelopeResponse(refuse(code, refusal.msg), refusal.httpStatus)
  }
  const body = await readBody(request, endpoint?.form)
  if (!Buffer.isBuffer(body)) return envelopeResponse(refuse(body.httpStatus, body.msg), body.httpStatus)
  const injected = await applyFaults(sandbox, merchant, name)
  if (injected.response) return injected.response
  const cookies: string[] = []
  const incoming = { sandbox, merchant, name, endpoint, request, faults: injected.ofParts, cookies }
  const input = await readInput(request, body, endpoint?.form)
  const envelope = input ? await runCall(incoming, input) : refuse(badRequest, 'The body is not a JSON object.')
  if (injected.replyIsLost) throw new ConnectionCut()
  const isUnknown = envelope.code === notFound && isUnknownCall(sandbox, merchant, name)
  return envelopeResponse(envelope, isUnknown ? 404 : 200, cookies)
}

/** A call that has passed the HTTP checks, and whose response no fault has replaced. */
interface IncomingCall {
  readonly sandbox: SandboxContext
  readonly merchant: SandboxMerchant
  readonly name: string
  readonly endpoint: Endpoint | undefined
  readonly request: Request
  readonly faults: readonly Fault[]
  readonly cookies: string[]
}

/** 8 to 128 letters, digits, `-` and `_`. */
const isIdempotencyKey = (key: string) => /^[\w-]{8,128}$/.test(key)

async function runCall(incoming: IncomingCall, { fields, file }: CallInput): Promise<Envelope> {
  const { sandbox, merchant, name, endpoint, request } = incoming
  const { language, langCountry, ...payload } = fields
  if (typeof language !== 'string' || !/^[a-z]{2}$/.test(language))
    return refuse(badRequest, 'language is missing or malformed.')
  if (typeof langCountry !== 'string' || !/^[a-z]{2}-[a-z]{2}$/.test(langCountry)) {
    return refuse(badRequest, 'langCountry is missing or malformed.')
  }
  if (isUnknownCall(sandbox, merchant, name)) return refuse(notFound, `There is no call ${name}.`)
  const validate = requestValidators[name]
  if (!validate?.(payload)) return refuse(badRequest, describeErrors(validate?.errors))
  if (!endpoint) return refuse(notFound, message('not-yet', language))
  const key = request.headers.get(merchant.idempotencyHeader ?? 'Idempotency-Key') ?? undefined
  if (key !== undefined && !isIdempotencyKey(key)) return refuse(badRequest, 'The idempotency key is malformed.')
  for (const part of partsOf(sandbox, merchant)) part.settleDue?.(sandbox, merchant)
  const sessions = sessionsOf(sandbox.database, merchant.id, sandbox.clock.now)
  const sessionId = readSessionCookie(request.headers.get('cookie'), sandbox.secureCookies)
  const session = afterObjections(sandbox, merchant, sessionId ? sessions.touch(sessionId) : { kind: 'unknown' })
  const member = session.kind === 'active' ? findMember(sandbox.database, merchant.id, { uid: session.uid }) : undefined
  if (endpoint.access === 'member' && !member) {
    // Keeps the cookie, because a late refusal must not remove the cookie of a newer login.
    return refuse(session.kind === 'ended' ? session.code : expired, reasonOf(session, language))
  }
  const call: Call<EndpointName> = {
    sandbox,
    merchant,
    payload: payload as Call<EndpointName>['payload'],
    language,
    sessions,
    sessionId,
    session,
    member,
    idempotencyKey: key,
    file,
    origin: `${new URL(request.url).protocol}//${request.headers.get('host') ?? new URL(request.url).host}`,
    storage: merchant.storage?.(request) ?? ownStorage(merchant.id),
    faults: incoming.faults,
    setCookie: (value) => incoming.cookies.push(value),
  }
  return (await endpoint.run(call)) as Envelope
}

/** The session. It counts as ended if a part objects to it. */
function afterObjections(sandbox: SandboxContext, merchant: SandboxMerchant, session: SessionState): SessionState {
  if (session.kind !== 'active') return session
  const { uid, started } = session
  const objection = objectionTo(sandbox, merchant, 'stay', { uid, started, at: sandbox.clock.now() })
  return objection ? { kind: 'ended', code: expired, reason: objection.text } : session
}

/** The bucket of a brand whose manifest has no bucket. */
const ownStorage = (id: string) => ({ bucket: `${id}-uploads`, region: 'ap-southeast-1', prefix: id })
