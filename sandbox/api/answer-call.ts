import { requestValidators } from '../../schemas/generated/request-validators.js'
import { faultAnswer } from '../faults/fault-answer.ts'
import { checkCall, readBody } from '../http/check-call.ts'
import { describeFault } from '../http/describe-faults.ts'
import { readInput } from '../http/read-input.ts'
import { badRequest, type Envelope, envelopeResponse, notFound, refuse } from '../http/envelope.ts'
import { settleDue } from '../money/settle-due.ts'
import { ConnectionCut, type SandboxMerchant } from '../options.ts'
import { gamesOrigin } from '../games/games-host.ts'
import { readSessionCookie } from '../session/cookie.ts'
import { findMember } from '../session/members.ts'
import { endedByAnother, expired, sessionsOf } from '../session/sessions.ts'
import type { World } from '../world.ts'
import type { Call, Endpoint, EndpointName, Language } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { message } from './messages.ts'

const byName = new Map<string, Endpoint>(endpoints.map((endpoint) => [endpoint.name, endpoint]))

/** Answers `POST /api/{name}` for a merchant: checks, fault, session, endpoint. */
export async function answerCall(
  world: World,
  merchant: SandboxMerchant,
  name: string,
  request: Request,
): Promise<Response> {
  const fault = checkCall(request, name)
  if (fault)
    return envelopeResponse(
      refuse(fault.httpStatus === 400 ? badRequest : fault.httpStatus, fault.msg),
      fault.httpStatus,
    )
  const body = await readBody(request)
  if (!Buffer.isBuffer(body)) return envelopeResponse(refuse(body.httpStatus, body.msg), body.httpStatus)

  const injected = await faultAnswer(world, merchant, name)
  if (injected.response) return injected.response

  const cookies: string[] = []
  const envelope = await answer(world, merchant, name, request, body, cookies, injected.hostile)
  if (injected.replyIsLost) throw new ConnectionCut()
  return envelopeResponse(envelope, envelope.code === notFound && !requestValidators[name] ? 404 : 200, cookies)
}

/** 8 to 128 letters, digits, `-` and `_`. */
const isOneTimeId = (key: string) => /^[\w-]{8,128}$/.test(key)

async function answer(
  world: World,
  merchant: SandboxMerchant,
  name: string,
  request: Request,
  body: Buffer<ArrayBuffer>,
  cookies: string[],
  hostileGame: Call<EndpointName>['hostileGame'],
): Promise<Envelope> {
  const input = await readInput(request, body)
  if (!input) return refuse(badRequest, 'The body is not a JSON object.')
  const { language, langCountry, ...payload } = input.fields
  if (typeof language !== 'string' || !/^[a-z]{2}$/.test(language)) return refuse(badRequest, 'language is missing.')
  if (typeof langCountry !== 'string' || !/^[a-z]{2}-[a-z]{2}$/.test(langCountry)) {
    return refuse(badRequest, 'langCountry is missing.')
  }
  const spoken: Language = language === 'th' ? 'th' : 'en'
  const validate = Object.hasOwn(requestValidators, name) ? requestValidators[name] : undefined
  if (!validate) return refuse(notFound, `There is no call ${name}.`)
  if (!validate(payload)) return refuse(badRequest, describeFault(validate.errors))
  const endpoint = byName.get(name)
  if (!endpoint) return refuse(notFound, message('not-yet', spoken))

  const key = request.headers.get(merchant.idempotencyHeader ?? 'Idempotency-Key') ?? undefined
  if (key !== undefined && !isOneTimeId(key)) return refuse(badRequest, 'The one-time id is none.')
  settleDue(world.database, merchant.id, world.clock.now())
  const sessions = sessionsOf(world.database, merchant.id, world.clock.now)
  const sessionId = readSessionCookie(request.headers.get('cookie'), world.secureCookies)
  const session = sessionId ? sessions.look(sessionId) : ({ kind: 'unknown' } as const)
  const member = session.kind === 'active' ? findMember(world.database, merchant.id, { uid: session.uid }) : undefined
  if (endpoint.access === 'member' && !member) {
    // The cookie stays: a late refusal must not remove the cookie of a login that happened meanwhile.
    return session.kind === 'ended' && session.code === endedByAnother
      ? refuse(endedByAnother, message('logged-out-elsewhere', spoken))
      : refuse(expired, message('login-needed', spoken))
  }
  const call: Call<EndpointName> = {
    world,
    merchant,
    payload: payload as Call<EndpointName>['payload'],
    language: spoken,
    sessions,
    sessionId,
    session,
    member,
    idempotencyKey: key,
    file: input.file,
    origin: `${new URL(request.url).protocol}//${request.headers.get('host') ?? new URL(request.url).host}`,
    storage: merchant.storage?.(request) ?? ownStorage(merchant.id),
    gamesOrigin: gamesOrigin(request),
    hostileGame,
    setCookie: (value) => cookies.push(value),
  }
  return (await endpoint.answer(call)) as Envelope
}

/** The place of a brand that names none. */
const ownStorage = (id: string) => ({ bucket: `${id}-uploads`, region: 'ap-southeast-1', prefix: id })
