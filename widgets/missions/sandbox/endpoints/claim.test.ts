import { describe, expect, test } from 'vitest'
import { ConnectionCut } from '../../../../sandbox/index.ts'
import { callWithKey, control, enter, ledgerRowsOf, plainMember } from '../../../../tests/sandbox/money.ts'
import { type Browser, openSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

/** The demo member has completed the first mission of today, but not the second. */
const demo = '66-0812345678'
const today = '2026-11-18'
const day = 86_400_000
const tries = Array.from({ length: 200 }, (_, index) => index)

const calendarOf = async (browser: Browser, month?: string) =>
  (await browser.call('mission/get-calendar', month === undefined ? {} : { month })).body.data
const stateOf = async (browser: Browser, date: string) =>
  (await calendarOf(browser))?.days.find((one) => one.date === date)?.state
const claim = async (browser: Browser, date: string, mission_id?: number) =>
  (await browser.call('mission/claim', { day: date, ...(mission_id !== undefined && { mission_id }) })).body

describe('today’s reward', () => {
  test('[ENG-06] is paid once, and the streak and the history show it', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox, demo)
    const before = await calendarOf(browser)
    expect(await claim(browser, today)).toMatchObject({ status: true, data: { amount: '5.00' } })
    expect(await claim(browser, today)).toMatchObject({ status: false, code: 4302 })
    expect(await ledgerRowsOf(sandbox)).toMatchObject([{ kind: 'bonus', amount: '5.00' }])
    expect(await stateOf(browser, today)).toBe('claimed')
    expect((await calendarOf(browser))?.streak).toBe((before?.streak ?? 0) + 1)
    const { body } = await browser.call('user/get-transactions', { page: 1, page_size: 1 })
    expect(body.data?.items).toMatchObject([{ kind: 'bonus', amount: '5.00', method: 'รางวัลประจำวัน' }])
  })

  test.each([
    ['2026-11-20', '5.00'],
    ['2026-11-21', '29.00'],
    ['2026-11-22', '5.00'],
    ['2026-11-28', '29.00'],
    ['2026-12-07', '29.00'],
    ['2026-12-14', '29.00'],
  ])('[ENG-06] is larger on the 7th, 14th, 21st and 28th: on %s, it is %s', async (date, amount) => {
    const sandbox = openSandbox()
    sandbox.now += Date.parse(date) - Date.parse(today)
    expect(await claim(await enter(sandbox, plainMember), date)).toMatchObject({ data: { amount } })
  })

  test('[ENG-06] cannot be claimed later, and a missed day breaks the streak', async () => {
    const sandbox = openSandbox()
    await claim(await enter(sandbox, plainMember), today)
    sandbox.now += 2 * day
    const browser = await enter(sandbox, plainMember)
    expect(await claim(browser, '2026-11-19')).toMatchObject({ status: false, code: 4301 })
    expect(await stateOf(browser, '2026-11-19')).toBe('missed')
    expect((await calendarOf(browser))?.streak).toBe(0)
  })

  test.each([
    ['of tomorrow', '2026-11-19', undefined, 4301],
    ['of yesterday', '2026-11-17', undefined, 4301],
    ['of an invalid day', "' OR '1'='1".slice(0, 10), undefined, 4301],
    ['of an unknown mission', today, 77, 4303],
    ['of an incomplete mission', today, 2, 4304],
  ])('[ENG-06] a claim %s is refused and pays nothing', async (_what, claimedDay, missionId, code) => {
    const sandbox = openSandbox()
    expect(await claim(await enter(sandbox, demo), claimedDay, missionId)).toMatchObject({ status: false, code })
    expect(await ledgerRowsOf(sandbox)).toEqual([])
  })

  test('[ENG-06] is refused to a guest', async () => {
    const sandbox = openSandbox()
    expect(await claim(sandbox.browser(), today)).toMatchObject({ status: false, code: 1003 })
    expect((await calendarOf(sandbox.browser()))?.days.at(-1)?.state).toBe('locked')
  })
})

describe('a mission', () => {
  test('[ENG-06] pays its reward once when complete', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox, demo)
    const missions = (await calendarOf(browser))?.missions
    expect(missions?.map(({ state, unit }) => [state, unit])).toEqual([
      ['ready', 'money'],
      ['open', 'money'],
      ['open', 'times'],
    ])
    expect(await claim(browser, today, 1)).toMatchObject({ data: { amount: '10.00' } })
    expect(await claim(browser, today, 1)).toMatchObject({ code: 4302 })
    expect((await calendarOf(browser))?.missions[0]?.state).toBe('claimed')
    expect(await ledgerRowsOf(sandbox)).toHaveLength(1)
  })

  test('[ENG-06] counts a deposit when it arrives, and starts at zero after midnight', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox, plainMember)
    const first = async () => (await calendarOf(browser))?.missions[0]
    await browser.call('deposit/add-deposit', { bank_id: 11, payment_method: 'express', amount: '350' })
    expect(await first()).toMatchObject({ progress: '0.00', target: '300.00', state: 'open' })
    expect(await claim(browser, today, 1)).toMatchObject({ code: 4304 })
    sandbox.now += 30_000
    expect(await first()).toMatchObject({ progress: '300.00', target: '300.00', state: 'ready' })
    sandbox.now += day
    expect((await calendarOf(await enter(sandbox, plainMember)))?.missions[0]).toMatchObject({
      progress: '0.00',
      state: 'open',
    })
  })
})

describe('200 claims', () => {
  test.each([
    ['with a key for each claim', (index: number) => `intent-of-tab-${index}`],
    ['with one key for each reward', () => 'intent-of-tabs'],
  ])('[ENG-06] of two rewards, sent in parallel %s, pay each reward once', async (_what, keyOf) => {
    const sandbox = openSandbox()
    const browsers = [await enter(sandbox, demo), await enter(sandbox, demo)]
    await Promise.all(
      tries.map((index) => {
        const isDay = index % 2 === 0
        const payload = isDay ? { day: today } : { day: today, mission_id: 1 }
        return callWithKey(
          browsers[index % 2] as Browser,
          'mission/claim',
          `${keyOf(index)}-${isDay ? 'day' : 'mission'}`,
          payload,
        )
      }),
    )
    const moves = await ledgerRowsOf(sandbox)
    expect(moves.map(({ amount }) => amount).toSorted()).toEqual(['10.00', '5.00'])
  })

  test('[ENG-06] with one key and lost responses are in the history, and pay once', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox, demo)
    await control(sandbox, 'POST', 'faults', { match: 'mission/claim', kind: 'lost-reply', times: 200 })
    const send = () => callWithKey(browser, 'mission/claim', 'intent-once', { day: today })
    for (const _ of tries) await expect(send()).rejects.toThrow(ConnectionCut)
    const { body } = await browser.call('user/get-transactions', { page: 1, intent: 'intent-once' })
    expect(body.data).toMatchObject({ total: 1, items: [{ kind: 'bonus', amount: '5.00', intent: 'intent-once' }] })
    expect((await send()).body).toMatchObject({ status: true, data: { amount: '5.00' } })
    expect(await ledgerRowsOf(sandbox)).toHaveLength(1)
  })
})
