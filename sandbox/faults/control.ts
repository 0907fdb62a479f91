import type { Connection, SandboxMerchant } from '../sandbox-options.ts'
import { isForeign, readBody } from '../http/check-call.ts'
import { hostName } from '../http/find-merchant.ts'
import { emptyDatabase } from '../database/open-database.ts'
import { seedMerchant } from '../seed/seed-merchant.ts'
import { seedMembers } from '../seed/seed-members.ts'
import { findMember, normaliseUsername } from '../session/members.ts'
import { endedByAnother, expired, sessionsOf } from '../session/sessions.ts'
import type { Control } from '../part.ts'
import type { World } from '../sandbox-world.ts'
import { callFaults } from './fault.ts'
import { readFault } from './read-fault.ts'

/**
 * Handles `/__sandbox/*`, with which tests and the preview control a sandbox. Accepts only loopback clients, under a
 * loopback name or a brand's name, and no page of another site.
 */
export async function handleControl(world: World, request: Request, connection: Connection): Promise<Response> {
  if (!isLoopback(connection.remoteAddress) || !isKnownHost(world, request) || isForeign(request)) {
    return problem(403, 'The control accepts loopback clients only.')
  }
  const path = new URL(request.url).pathname.replace(/^\/__sandbox\//, '')
  const handler = findHandler(world, `${request.method} ${path}`)
  if (!handler) return problem(404, `There is no control ${request.method} ${path}.`)
  if (request.method !== 'POST') return handler(world, {})
  const bytes = await readBody(request)
  if (!Buffer.isBuffer(bytes)) return problem(bytes.httpStatus, bytes.msg)
  const body = parseObject(bytes.length === 0 ? '{}' : bytes.toString('utf8'))
  return body ? handler(world, body) : problem(400, 'The body is not a JSON object.')
}

type Body = Readonly<Record<string, unknown>>

/** The kernel's action of a method and path, or a part's. */
function findHandler({ parts }: World, name: string): Control | undefined {
  return [handlers, ...parts.map(({ controls = {} }) => controls)].find((one) => Object.hasOwn(one, name))?.[name]
}

const kindsOf = ({ parts }: World) => [...callFaults, ...parts.flatMap(({ faults = [] }) => faults)]

const handlers: Readonly<Record<string, Control>> = {
  'GET faults': (world) => Response.json({ faults: world.faults.all() }),
  'GET fault-kinds': (world) => Response.json({ kinds: kindsOf(world) }),
  'POST faults': (world, body) => {
    const fault = readFault(body, kindsOf(world))
    return typeof fault === 'string' ? problem(400, fault) : Response.json({ fault: world.faults.add(fault) })
  },
  'DELETE faults': (world) => {
    world.faults.clear()
    return Response.json({ faults: [] })
  },
  'GET members': (world) =>
    Response.json({ members: world.merchants.flatMap((merchant) => membersOf(world, merchant)) }),
  // The only place that reveals the sandbox's codes.
  'GET inbox': (world) => Response.json({ inbox: world.inbox.all() }),
  'GET objects': async (world) => Response.json({ buckets: await world.objects.content() }),
  'GET notices': (world) => Response.json({ notices: world.notices.all() }),
  'GET clock': (world) => Response.json({ now: world.clock.now(), offset: world.clock.offset() }),
  'POST clock': (world, { offset }) => {
    if (typeof offset !== 'number' || !Number.isFinite(offset))
      return problem(400, 'offset is a number of milliseconds.')
    world.clock.move(offset)
    return Response.json({ now: world.clock.now(), offset })
  },
  'POST end-sessions': (world, body) => endSessions(world, body),
  'POST reset': (world) => {
    world.faults.clear()
    world.inbox.clear()
    world.objects.clear()
    world.notices.clear()
    world.clock.move(0)
    emptyDatabase(world.database, world.parts)
    for (const merchant of world.merchants) seedMerchant(world, merchant)
    return Response.json({ reset: true })
  },
}

/** The seeded members with their passwords, for demonstrations and tests only. */
function membersOf(world: World, merchant: SandboxMerchant): unknown[] {
  return seedMembers.flatMap((seed) => {
    const row = findMember(world.database, merchant.id, { username: normaliseUsername(seed.phone) })
    const { phone, password } = seed
    return row ? [{ merchant: merchant.id, phone, username: row.username, password, note: row.note }] : []
  })
}

/** Ends the sessions of a member, or of everyone: `{ merchant, username?, code? }`, code 1001 or 1003. */
function endSessions(world: World, { merchant: id, username, code = endedByAnother }: Body): Response {
  const merchant = world.merchants.find((one) => one.id === id)
  if (!merchant) return problem(400, 'merchant names no merchant of this sandbox.')
  if (code !== endedByAnother && code !== expired) return problem(400, 'code is 1001 or 1003.')
  const sessions = sessionsOf(world.database, merchant.id, world.clock.now)
  if (username === undefined) return Response.json({ ended: sessions.endAll(code) })
  const row = findMember(world.database, merchant.id, { username: normaliseUsername(String(username)) })
  return row ? Response.json({ ended: sessions.endAll(code, row.uid) }) : problem(400, 'username names no member.')
}

function isLoopback(address: string | undefined): boolean {
  return address === undefined || address === '::1' || /^(?:::ffff:)?127\./.test(address)
}

/** Refuses a page whose own name points to loopback, because the name is unknown. */
function isKnownHost(world: World, request: Request): boolean {
  const host = hostName(request.headers.get('host') ?? new URL(request.url).host)
  const isOurs = world.merchants.some((merchant) => merchant.hosts.includes(host))
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
