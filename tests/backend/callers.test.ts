// @vitest-environment window
import { expect, test } from 'vitest'
import { callTable } from './call-table.ts'
import { accountCalls } from './callers/account-calls.tsx'
import { gameCalls } from './callers/game-calls.ts'
import { promotionCalls } from './callers/promotion-calls.tsx'
import { sessionCalls } from './callers/session-calls.ts'
import { uploadCalls } from './callers/upload-calls.ts'
import { walletCalls } from './callers/wallet-calls.ts'
import { createRecordingBackend, type CallerCase } from './recording-backend.ts'
import type { NamedCall } from './call-table.ts'

/*
 * The specification's tables of calls, each row with the code of the site that makes the call. The code runs against
 * the minimal backend, which responds with the fields of the tables only.
 */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const areas = [sessionCalls, accountCalls, walletCalls, promotionCalls, gameCalls, uploadCalls]
const rows = areas.flatMap((callers) => Object.entries(callers) as [NamedCall, readonly CallerCase[]][])
const cases = rows.flatMap(([name, callers]) => callers.map((one) => [name, one.caller, one] as const))

test('[API-04] every call of the tables has a caller', () => {
  const named = new Set<string>(rows.map(([name]) => name))
  expect(Object.keys(callTable).filter((name) => !named.has(name))).toEqual([])
})

test.each(cases)('[API-04] %s by %s has the payload of the tables', async (name, _caller, one) => {
  const backend = createRecordingBackend(one.changes)
  const read = await one.drive(backend)
  expect(backend.payloadsOf(name)).toEqual(one.payloads)
  if ('read' in one) expect(read).toEqual(one.read)
})

test.each(cases)('[API-04] %s by %s has fields of the tables only', (name, _caller, { payloads }) => {
  const { payload: fields }: { readonly payload: readonly string[] | 'any' } = callTable[name]
  const unknown = payloads.flatMap((payload) => Object.keys(payload)).filter((field) => !fields.includes(field))
  expect(fields === 'any' ? [] : unknown).toEqual([])
})
