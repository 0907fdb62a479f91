import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type StubbedResponses, stubbedCall } from './stubbed-call.ts'

let lines: string[] = []
beforeEach(() => {
  lines = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => vi.restoreAllMocks())

const collect = (response: unknown) =>
  stubbedCall({ 'referral/collect-commission': response } as StubbedResponses, {}, () => {})(
    'referral/collect-commission',
    {},
  )

test('decodes a response by the schema of its call, as the page does', async () => {
  expect(await collect({ status: true, code: '0', data: { amount: 100.5 } })).toEqual({
    status: true,
    code: 0,
    data: { amount: '100.5' },
  })
  expect(await collect(() => ({ status: true, data: { amount: '7.00', note: 'x' } }))).toEqual({
    status: true,
    data: { amount: '7.00' },
  })
  expect(lines).toEqual([])
})

test('leaves out a value that breaks the schema, and names its place on the console', async () => {
  expect(await collect({ status: true, data: { amount: 'much' } })).toEqual({ status: true })
  expect(lines).toEqual([
    expect.stringMatching(/^The response to referral\/collect-commission in "responses" breaks its schema at \/data/),
  ])
})

test.each([{ noResponse: true }, { missing: true }, { former: true }])('keeps the mark %o', async (mark) => {
  expect(await collect({ status: false, ...mark })).toEqual({ status: false, ...mark })
})

test('if a response is missing or its function throws, the call fails, and the console says why', async () => {
  expect(await collect(undefined)).toEqual({ status: false })
  const fail = () => {
    throw new Error('broken')
  }
  expect(await collect(fail)).toEqual({ status: false, noResponse: true })
  expect(lines).toEqual([
    'The test has no response to referral/collect-commission. Add one to "responses".',
    'The response to referral/collect-commission in "responses" threw an error.',
  ])
})
