import { expect, test } from 'vitest'
import type { Call } from '../../../runtime/widget-api/data.ts'
import { lookUpPrediction } from './look-up-prediction.ts'

const mine = { fixture: 'f1', pick: 'home', state: 'open', prize: '0.00' }

test.each<[string, object, object]>([
  ['has the prediction', { status: true, data: [mine] }, { kind: 'found', found: mine }],
  [
    'has only a prediction of another fixture',
    { status: true, data: [{ ...mine, fixture: 'f2' }] },
    { kind: 'absent' },
  ],
  ['does not respond', { status: false, noResponse: true }, { kind: 'no-response' }],
  ['responds with another shape', { status: true, data: [{ pick: 'home' }] }, { kind: 'no-response' }],
  ['has ended the session', { status: false, code: 1003 }, { kind: 'ended' }],
  ['does not have the call', { status: false, missing: true }, { kind: 'missing' }],
])('[ENG-06] the look-up of a prediction from a backend that %s', async (_case, response, result) => {
  expect(await lookUpPrediction((async () => response) as unknown as Call, 'f1')).toEqual(result)
})
