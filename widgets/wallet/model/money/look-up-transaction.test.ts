import { expect, test } from 'vitest'
import type { Call } from '../../../../runtime/widget-api/data.ts'
import { lookUpTransaction } from './look-up-transaction.ts'

const own = { intent: 'intent-0001', amount: '500' }
const other = { intent: 'intent-0002', amount: '900' }
const withItems = (...items: object[]) => ({ status: true, data: { items, total: items.length } })

test.each<[string, object, object]>([
  ['the transaction', withItems(own), { kind: 'found', found: own }],
  ['the transaction after another one', withItems(other, own), { kind: 'found', found: own }],
  ['no transaction', withItems(), { kind: 'absent' }],
  [
    'an unreadable transaction',
    { status: true, data: { items: [], total: 1 } },
    { kind: 'missing', isUnreadable: true },
  ],
  ['another intent’s transaction only', withItems(other), { kind: 'no-response' }],
  ['a transaction without an intent', withItems({ amount: '500' }), { kind: 'missing' }],
  ['no list', { status: true, data: {} }, { kind: 'no-response' }],
  ['no data', { status: true }, { kind: 'no-response' }],
  ['a refusal', { status: false, code: 5000 }, { kind: 'no-response' }],
  ['nothing', { status: false, noResponse: true }, { kind: 'no-response' }],
  ['the end of the session', { status: false, code: 1003 }, { kind: 'ended' }],
  ['no such call', { status: false, missing: true }, { kind: 'missing' }],
])('[DEP-01] [WDR-06] the result of a look-up whose response has %s', async (_what, response, expected) => {
  expect(await lookUpTransaction((async () => response) as unknown as Call, 'intent-0001')).toEqual(expected)
})
