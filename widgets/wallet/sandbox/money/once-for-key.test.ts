import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { MemberCall } from '../../../../sandbox/index.ts'
import { onceForKey } from './once-for-key.ts'

const name = 'withdraw/do-withdraw'

/** A database with a table for the work of a call. `send` makes a call with a key, a member and an amount. */
function openDatabase() {
  const database = new DatabaseSync(':memory:')
  database.exec(`CREATE TABLE written (amount TEXT);
    CREATE TABLE intents (merchant_id, uid, intent, request_hash, answer, at, PRIMARY KEY (merchant_id, uid, intent))`)
  const send = (key: string | undefined, status: boolean, { uid = 'malee', amount = '500' } = {}) => {
    const call = {
      sandbox: { database, clock: { now: () => 0 } },
      merchant: { id: 'river' },
      member: { uid },
      payload: { amount },
      language: 'en',
      idempotencyKey: key,
    } as unknown as MemberCall<typeof name>
    return onceForKey(name, call, () => {
      database.prepare('INSERT INTO written (amount) VALUES (?)').run(amount)
      return { status }
    })
  }
  const written = () => Number(database.prepare('SELECT count(*) AS count FROM written').get()?.count)
  return { send, written }
}

test.each([undefined, 'intent-0001'])('with the key %s a refusal reverts the work', (key) => {
  const { send, written } = openDatabase()
  expect(send(key, false)).toEqual({ status: false })
  expect(written()).toBe(0)
})

test('a key works once for a member and a request, and is free after a refusal', () => {
  const { send, written } = openDatabase()
  send('intent-0001', false, { amount: '900' })
  expect([send('intent-0001', true), send('intent-0001', true)]).toEqual([{ status: true }, { status: true }])
  expect(send('intent-0001', true, { amount: '900' })).toMatchObject({ status: false, code: 4208 })
  expect(written()).toBe(1)
  expect(send('intent-0001', true, { uid: 'somchai' })).toEqual({ status: true })
  expect(written()).toBe(2)
})
