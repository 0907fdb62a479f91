import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type EndpointResponse, type EndpointName, inTransaction, type MemberCall } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'

/**
 * Runs the work of a money call as one transaction, once for each idempotency key of a member. A call with a used key
 * gets the first response again, or 4208 if its request differs. A refusal reverts the work, so its key stays unused.
 */
export function onceForKey<Name extends EndpointName>(
  name: Name,
  call: MemberCall<Name>,
  work: () => EndpointResponse<Name>,
): EndpointResponse<Name> {
  const { sandbox, merchant, member, idempotencyKey: key } = call
  const { database, clock } = sandbox
  return inTransaction(database, () => {
    if (key === undefined) return workUnlessRefused(database, work)
    const hash = requestHash(name, call)
    const known = database
      .prepare('SELECT request_hash, answer FROM intents WHERE merchant_id = ? AND uid = ? AND intent = ?')
      .get(merchant.id, member.uid, key)
    if (known) {
      return known.request_hash === hash
        ? // oxlint-disable-next-line input/no-asserted-input -- the sandbox stored its own response
          (JSON.parse(String(known.answer)) as EndpointResponse<Name>)
        : (refusal('key-reused', call.language) as EndpointResponse<Name>)
    }
    const response = workUnlessRefused(database, work)
    if (response.status) {
      database
        .prepare('INSERT INTO intents (merchant_id, uid, intent, request_hash, answer, at) VALUES (?, ?, ?, ?, ?, ?)')
        .run(merchant.id, member.uid, key, hash, JSON.stringify(response), clock.now())
    }
    return response
  })
}

/** Runs the work, and reverts its changes of the database if its response is a refusal. */
function workUnlessRefused<Response extends { readonly status: boolean }>(
  database: DatabaseSync,
  work: () => Response,
): Response {
  database.exec('SAVEPOINT work')
  const response = work()
  if (!response.status) database.exec('ROLLBACK TO work')
  database.exec('RELEASE work')
  return response
}

function requestHash<Name extends EndpointName>(name: Name, { payload, file }: MemberCall<Name>): string {
  const fields = Object.entries(payload).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([name, fields]))
    .update(file ?? '')
    .digest('hex')
}
