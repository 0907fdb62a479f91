import { describe, expect, test } from 'vitest'
import { outcomeOf } from './money-response.ts'
import { createBrowser, quick, start } from './testing/money-browser.ts'
import type { Fate } from './testing/money-server.ts'

describe('a response to a send', () => {
  test.each<[string, Fate['verdict'], string, number]>([
    ['a refusal moves nothing', 'refuse', 'refused', 0],
    ['the end of the session moves nothing', 'session-ended', 'ended', 0],
    ['a failure of the server that has moved nothing is a refusal', 'fail', 'refused', 0],
    ['a failure of the server that has moved the money is looked up and found as done', 'fail-after', 'done', 1],
  ])('%s', async (_what, verdict, kind, entries) => {
    const { time, server, openPage } = createBrowser([{ ...quick, verdict }])
    const { screen, state } = openPage()
    screen.confirm()
    await time.run()
    expect(state().kind).toBe(kind)
    expect(server.entries).toHaveLength(entries)
  })

  test('after a refusal, the next confirm sends a new intent', async () => {
    const { time, server, openPage } = createBrowser([{ ...quick, verdict: 'refuse' }])
    const { screen } = openPage()
    screen.confirm()
    await time.run()
    screen.confirm()
    await time.run()
    expect(server.sent.map(({ intent }) => intent)).toEqual(['intent-0001', 'intent-0002'])
  })

  test('after a failure of the server, the next confirm sends the same intent', async () => {
    const { time, server, openPage } = createBrowser([{ ...quick, verdict: 'fail' }])
    const { screen, state } = openPage()
    screen.confirm()
    await time.run()
    expect(state()).toEqual({ kind: 'refused', response: { status: false, code: 502 } })
    screen.confirm()
    await time.run()
    expect(server.sent.map(({ intent }) => intent)).toEqual(['intent-0001', 'intent-0001'])
    expect(server.entries).toHaveLength(1)
  })

  test('a failure of the server after the screen has closed leaves the intent open', async () => {
    const { time, openPage } = createBrowser([{ ...quick, verdict: 'fail-after' }])
    const { screen } = openPage()
    screen.confirm()
    await time.settle()
    screen.close()
    await time.run()
    const next = openPage()
    expect(next.state()).toEqual({ kind: 'unknown', isLookingUp: true })
    await time.run()
    expect(next.state()).toMatchObject({ kind: 'done', found: { intent: 'intent-0001' } })
  })

  test('a refusal of a repeated send after the screen has closed leaves the intent open', async () => {
    const { time, openPage } = createBrowser([
      { toServer: 200_000, back: 50 },
      { ...quick, verdict: 'refuse' },
    ])
    const { screen, state } = openPage()
    screen.confirm()
    await time.run(start + 110_000)
    expect(state()).toEqual({ kind: 'absent' })
    screen.confirm()
    await time.run(start + 110_150)
    screen.close()
    await time.run(start + 300_000)
    const next = openPage()
    await time.run()
    expect(next.state()).toMatchObject({ kind: 'done', found: { intent: 'intent-0001' } })
  })

  test.each([
    [{ status: true }, 'done'],
    [{ status: false, noResponse: true as const }, 'unknown'],
    [{ status: false }, 'refused'],
    [{ status: false, code: 500, msg: 'Daily deposit limit reached' }, 'refused'],
    [{ status: false, code: 5000 }, 'refused'],
    [{ status: false, code: 1001 }, 'ended'],
    [{ status: false, code: 1003 }, 'ended'],
    [{ status: false, code: 4211 }, 'refused'],
    [{ status: false, code: 429 }, 'refused'],
  ])('%j is %s', (response, outcome) => {
    expect(outcomeOf(response)).toBe(outcome)
  })
})
