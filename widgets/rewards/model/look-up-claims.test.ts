import { expect, test } from 'vitest'
import type { Call } from '../../../runtime/widget-api/data.ts'
import { lookUpRedemption, lookUpSpin } from './look-up-claims.ts'

const callReturning = (response: object) => (async () => response) as unknown as Call
const wheel = { segments: [], spins_left: 0, next_spin: '' }
const last = { segment_id: 3, kind: 'none', amount: '0' }
const row = { id: 'P1', points: -900, note: 'Bonus', created: '' }

test.each([
  ['found', { status: true, data: { ...wheel, last: { ...last, intent: 'mine' } } }],
  ['absent', { status: true, data: { ...wheel, last: { ...last, intent: 'other' } } }],
  ['absent', { status: true, data: wheel }],
  ['missing', { status: true, data: { ...wheel, last } }],
  ['missing', { status: false, missing: true }],
  ['ended', { status: false, code: 1003 }],
  ['no-response', { status: false }],
  ['no-response', { status: true }],
])('[ENG-06] the look-up of a spin results in %s if the server returns %j', async (kind, response) => {
  expect(await lookUpSpin(callReturning(response), 'mine')).toMatchObject({ kind })
})

test.each([
  ['found', { status: true, data: { items: [{ ...row, intent: 'mine' }], total: 1 } }],
  ['absent', { status: true, data: { items: [], total: 0 } }],
  ['missing', { status: true, data: { items: [row], total: 1 } }],
  ['missing', { status: true, data: { items: [], total: 1 } }],
  ['missing', { status: false, missing: true }],
  ['ended', { status: false, code: 1001 }],
  ['no-response', { status: false }],
  ['no-response', { status: true, data: { items: 'no list' } }],
])('[ENG-06] the look-up of a redemption results in %s if the server returns %j', async (kind, response) => {
  expect(await lookUpRedemption(callReturning(response), 'mine')).toMatchObject({ kind })
})
