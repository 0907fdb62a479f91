import type { Connection, SandboxMerchant } from '../sandbox-options.ts'
import { isForeign, readBody } from '../http/check-call.ts'
import { hostName } from '../http/find-merchant.ts'
import { emptyDatabase } from '../database/open-database.ts'
import { seedMerchant } from '../seed/seed-merchant.ts'
import { seedMembers } from '../seed/seed-members.ts'
import { findMember, normaliseUsername } from '../session/members.ts'
import { endedByAnother, expired, sessionsOf } from '../session/sessions.ts'
import type { Control } from '../part.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { callFaults } from './fault.ts'
import { readFault } from './read-fault.ts'

/**
 * Handles `/__sandbox/*`, with which tests and the preview control a sandbox. Accepts only loopback clients, under a
 * loopback name or a brand's name, and no page of another site.
 */
export async function handleControl(
  sandbox: SandboxContext,
  request: Request,
  connection: Connection,
): Promise<Response> {
  if (!isLoopback(connection.remoteAddress) || !isKnownHost(sandbox, request) || isForeign(request)) {
    return problem(403, 'The control accepts loopback clients only.')
  }
  const path = new URL(request.url).pathname.replace(/^\/__sandbox\//, '')
  const handler = findHandler(sandbox, `${request.method} ${path}`)
  if (!handler) return problem(404, `There is no control ${request.method} ${path}.`)
  if (request.method !== 'POST') return handler(sandbox, {})
  const bytes = await readBody(request)
  if (!Buffer.isBuffer(bytes)) return problem(bytes.httpStatus, bytes.msg)
  const body = parseObject(bytes.length === 0 ? '{}' : bytes.toString('utf8'))
  return body ? handler(sandbox, body) : problem(400, 'The body is not a JSON object.')
}

type Body = Readonly<Record<string, unknown>>

/** The kernel's action of a method and path, or a part's. */
function findHandler({ parts }: SandboxContext, name: string): Control | undefined {
  return [handlers, ...parts.map(({ controls = {} }) => controls)].find((one) => Object.hasOwn(one, name))?.[name]
}

const kindsOf = ({ parts }: SandboxContext) => [...callFaults, ...parts.flatMap(({ faults = [] }) => faults)]

const handlers: Readonly<Record<string, Control>> = {
  'GET faults': (sandbox) => Response.json({ faults: sandbox.faults.all() }),
  'GET fault-kinds': (sandbox) => Response.json({ kinds: kindsOf(sandbox) }),
  'POST faults': (sandbox, body) => {
    const fault = readFault(body, kindsOf(sandbox))
    return typeof fault === 'string' ? problem(400, fault) : Response.json({ fault: sandbox.faults.add(fault) })
  },
  'DELETE faults': (sandbox) => {
    sandbox.faults.clear()
    return Response.json({ faults: [] })
  },
  'GET members': (sandbox) =>
    Response.json({ members: sandbox.merchants.flatMap((merchant) => membersOf(sandbox, merchant)) }),
  // The only place that reveals the sandbox's codes.
  'GET inbox': (sandbox) => Response.json({ inbox: sandbox.inbox.all() }),
  'GET objects': async (sandbox) => Response.json({ buckets: await sandbox.objects.content() }),
  'GET notices': (sandbox) => Response.json({ notices: sandbox.notices.all() }),
  'GET clock': (sandbox) => Response.json({ now: sandbox.clock.now(), offset: sandbox.clock.offset() }),
  'POST clock': (sandbox, { offset }) => {
    if (typeof offset !== 'number' || !Number.isFinite(offset))
      return problem(400, 'offset is a number of milliseconds.')
    sandbox.clock.move(offset)
    return Response.json({ now: sandbox.clock.now(), offset })
  },
  'POST end-sessions': (sandbox, body) => endSessions(sandbox, body),
  'POST reset': (sandbox) => {
    sandbox.faults.clear()
    sandbox.inbox.clear()
    sandbox.objects.clear()
    sandbox.notices.clear()
    sandbox.clock.move(0)
    emptyDatabase(sandbox.database, sandbox.parts)
    for (const merchant of sandbox.merchants) seedMerchant(sandbox, merchant)
    return Response.json({ reset: true })
  },
}

/** The seeded members with their passwords, for demonstrations and tests only. */
function membersOf(sandbox: SandboxContext, merchant: SandboxMerchant): unknown[] {
  return seedMembers.flatMap((seed) => {
    const row = findMember(sandbox.database, merchant.id, { username: normaliseUsername(seed.phone) })
    const { phone, password } = seed
    return row ? [{ merchant: merchant.id, phone, username: row.username, password, note: row.note }] : []
  })
}

/** Ends the sessions of a member, or of everyone: `{ merchant, username?, code? }`, code 1001 or 1003. */
function endSessions(sandbox: SandboxContext, { merchant: id, username, code = endedByAnother }: Body): Response {
  const merchant = sandbox.merchants.find((one) => one.id === id)
  if (!merchant) return problem(400, 'merchant names no merchant of this sandbox.')
  if (code !== endedByAnother && code !== expired) return problem(400, 'code is 1001 or 1003.')
  const sessions = sessionsOf(sandbox.database, merchant.id, sandbox.clock.now)
  if (username === undefined) return Response.json({ ended: sessions.endAll(code) })
  const row = findMember(sandbox.database, merchant.id, { username: normaliseUsername(String(username)) })
  return row ? Response.json({ ended: sessions.endAll(code, row.uid) }) : problem(400, 'username names no member.')
}

function isLoopback(address: string | undefined): boolean {
  return address === undefined || address === '::1' || /^(?:::ffff:)?127\./.test(address)
}

/** Refuses a page whose own name points to loopback, because the name is unknown. */
function isKnownHost(sandbox: SandboxContext, request: Request): boolean {
  const host = hostName(request.headers.get('host') ?? new URL(request.url).host)
  const isOurs = sandbox.merchants.some((merchant) => merchant.hosts.includes(host))
  return isOurs || host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
}

function parseObject(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function problem(status: number, msg: string): Response {
  return Response.json({ msg }, { status })
}
