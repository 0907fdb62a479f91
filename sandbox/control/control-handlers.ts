import { emptyDatabase } from '../database/open-database.ts'
import { callFaults } from '../faults/fault.ts'
import { readFault } from '../faults/read-fault.ts'
import type { ControlHandler } from '../part.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { SandboxMerchant } from '../sandbox-options.ts'
import { seedMembers } from '../seed/seed-members.ts'
import { seedMerchant } from '../seed/seed-merchant.ts'
import { findMember, normaliseUsername } from '../session/members.ts'
import { endedByAnother, expired, sessionsOf } from '../session/sessions.ts'
import { problem } from './problem.ts'

const kindsOf = ({ parts }: SandboxContext) => [...callFaults, ...parts.flatMap(({ faults = [] }) => faults)]

/** The largest offset of the clock, in ms: a hundred years. A far larger offset gives no valid date. */
const mostOffset = 100 * 366 * 86_400_000

/** The sandbox's own handlers of `/__sandbox/*`, by method and path. */
export const controlHandlers: Readonly<Record<string, ControlHandler>> = {
  'GET faults': (sandbox) => Response.json({ faults: sandbox.faults.all() }),
  'GET fault-kinds': (sandbox) => Response.json({ kinds: kindsOf(sandbox) }),
  'POST faults': (sandbox, body) => {
    const fault = readFault(body, kindsOf(sandbox))
    return typeof fault === 'string' ? problem(400, fault) : Response.json({ fault: sandbox.faults.add(fault) })
  },
  'DELETE faults': (sandbox, { merchant }) => {
    sandbox.faults.clear(merchant === undefined ? undefined : String(merchant))
    return Response.json({ faults: sandbox.faults.all() })
  },
  'GET members': (sandbox) =>
    Response.json({ members: sandbox.merchants.flatMap((merchant) => membersOf(sandbox, merchant)) }),
  // No other endpoint reveals the sent codes.
  'GET inbox': (sandbox) => Response.json({ inbox: sandbox.inbox.all() }),
  'GET objects': async (sandbox) => Response.json({ buckets: await sandbox.objects.content() }),
  'GET notices': (sandbox) => Response.json({ notices: sandbox.notices.all() }),
  'GET clock': (sandbox) => Response.json({ now: sandbox.clock.now(), offset: sandbox.clock.offset() }),
  'POST clock': (sandbox, { offset }) => {
    if (typeof offset !== 'number' || !(Math.abs(offset) <= mostOffset))
      return problem(400, '"offset" has to be a number of milliseconds, at most a hundred years.')
    sandbox.clock.setOffset(offset)
    return Response.json({ now: sandbox.clock.now(), offset })
  },
  'POST end-sessions': (sandbox, body) => endSessions(sandbox, body),
  'POST reset': (sandbox) => {
    sandbox.faults.clear()
    sandbox.inbox.clear()
    sandbox.objects.clear()
    sandbox.notices.clear()
    sandbox.clock.setOffset(0)
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

/**
 * Ends the sessions of one member, or of all members of a brand: `{ merchant, username?, code? }`. `code` is 1001 (the
 * default) or 1003.
 */
function endSessions(
  sandbox: SandboxContext,
  { merchant: id, username, code = endedByAnother }: Readonly<Record<string, unknown>>,
): Response {
  const merchant = sandbox.merchants.find((one) => one.id === id)
  if (!merchant) return problem(400, '"merchant" is not the id of a brand in this sandbox.')
  if (code !== endedByAnother && code !== expired) return problem(400, '"code" has to be 1001 or 1003.')
  const sessions = sessionsOf(sandbox.database, merchant.id, sandbox.clock.now)
  if (username === undefined) return Response.json({ ended: sessions.endAll(code) })
  const row = findMember(sandbox.database, merchant.id, { username: normaliseUsername(String(username)) })
  return row ? Response.json({ ended: sessions.endAll(code, row.uid) }) : problem(400, 'No member has this "username".')
}
