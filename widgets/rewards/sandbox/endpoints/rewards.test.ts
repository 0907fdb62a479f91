import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ConnectionCut } from '../../../../sandbox/index.ts'
import { callWithKey, control, enter, ledgerRowsOf, plainMember } from '../../../../tests/sandbox/money.ts'
import { type Browser, market, openSandbox, type TestSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

let sandbox: TestSandbox

/** The demo member, who has 1,420 points. */
const demo = '66-0812345678'
const day = 86_400_000
const tries = Array.from({ length: 200 }, (_, index) => index)

const wheelOf = async (browser: Browser) => (await browser.call('wheel/get-wheel', {})).body.data
const spin = async (browser: Browser) => (await browser.call('wheel/spin', {})).body
const envelopesOf = async (browser: Browser) => (await browser.call('angpow/get-list', {})).body.data ?? []
const open = async (browser: Browser, id: number) => (await browser.call('angpow/open', { id })).body
const centreOf = async (browser: Browser) => (await browser.call('reward/get-center', {})).body.data
const redeem = async (browser: Browser, item_id: number) => (await browser.call('reward/redeem', { item_id })).body
const pointsRows = async (browser: Browser) =>
  (await browser.call('reward/get-points', { page: 1, page_size: 100 })).body.data?.items ?? []

/**
 * The rows that the test's calls have added to the ledger and to the points. Seeded rows of points have no idempotency
 * key.
 */
async function gifts(browser: Browser) {
  const points = (await pointsRows(browser)).filter(({ intent }) => intent !== undefined)
  return { money: await ledgerRowsOf(sandbox), points }
}

describe('the wheel', () => {
  test('[ENG-06] gives one spin a day; the response names the prize of the drawn segment, and the wheel then shows this spin as the last one', async () => {
    sandbox = openSandbox()
    const browser = await enter(sandbox, demo, market)
    expect(await wheelOf(browser)).toMatchObject({ spins_left: 1, next_spin: '2026-11-19 01:00:00' })
    const { data } = await spin(browser)
    const { segments = [], ...after } = (await wheelOf(browser)) ?? {}
    expect(after).toMatchObject({ spins_left: 0, last: data })
    expect(segments.find(({ id }) => id === data?.segment_id)).toMatchObject({ kind: data?.kind, amount: data?.amount })
    expect(await spin(browser)).toMatchObject({ status: false, code: 4311 })
    sandbox.now += day
    expect(await wheelOf(await enter(sandbox, demo, market))).toMatchObject({ spins_left: 1 })
  })

  test('[ENG-06] reports odds that add up to 100 percent, and draws by these odds', async () => {
    sandbox = openSandbox()
    const segments = (await wheelOf(await enter(sandbox, plainMember, market)))?.segments ?? []
    const odds = segments.map((segment) => Number(segment.odds))
    expect(odds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 1)
    const drawn = new Map<number, number>()
    const members = Array.from({ length: 9 }, (_, index) => `66-081000000${index + 1}`)
    const days = 40
    for (let past = 0; past < days; past++) {
      for (const member of members) {
        const { data } = await spin(await enter(sandbox, member, market))
        drawn.set(data?.segment_id ?? 0, (drawn.get(data?.segment_id ?? 0) ?? 0) + 1)
      }
      sandbox.now += day
    }
    const spins = members.length * days
    expect([...drawn.values()].reduce((sum, one) => sum + one, 0)).toBe(spins)
    // Each count may differ from the expected count by five standard deviations plus one. The draws are the same in
    // every run.
    for (const [at, { id }] of segments.entries()) {
      const chance = (odds[at] ?? 0) / 100
      const wide = 5 * Math.sqrt(spins * chance * (1 - chance))
      expect(Math.abs((drawn.get(id) ?? 0) - spins * chance)).toBeLessThan(wide + 1)
    }
  })

  test('[ENG-06] adds a row to the ledger for a prize of money, a row of points for a prize of points, and no other row', async () => {
    sandbox = openSandbox()
    let money = 0
    let points = 0
    const members = Array.from({ length: 9 }, (_, index) => `66-081000000${index + 1}`)
    for (const member of members) {
      const browser = await enter(sandbox, member, market)
      const { data } = (await callWithKey(browser, 'wheel/spin', 'intent-of-spin', {})).body
      if (data?.kind === 'money') money += Number(data.amount)
      const rows = await pointsRows(browser)
      expect(rows.map((row) => row.points)).toEqual(data?.kind === 'points' ? [Number(data.amount)] : [])
      points += rows.length
    }
    const moves = await ledgerRowsOf(sandbox)
    expect(moves.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(money)
    expect(money).toBeGreaterThan(0)
    expect(points).toBeGreaterThan(0)
  })
})

describe('a red envelope', () => {
  test('[ENG-06] reveals its amount when it is opened, and pays it once', async () => {
    sandbox = openSandbox()
    const browser = await enter(sandbox)
    const sealed = (await envelopesOf(browser)).filter(({ state }) => state === 'sealed')
    expect(sealed.length).toBeGreaterThan(1)
    expect(sealed.filter((one) => 'amount' in one)).toEqual([])
    const id = sealed[0]?.id ?? 0
    const { data } = await open(browser, id)
    expect(Number(data?.amount)).toBeGreaterThan(0)
    expect(await open(browser, id)).toMatchObject({ status: false, code: 4313 })
    expect((await envelopesOf(browser)).find((one) => one.id === id)).toMatchObject({ state: 'opened', ...data })
    expect(await ledgerRowsOf(sandbox)).toMatchObject([{ kind: 'bonus', amount: data?.amount }])
  })

  test('[ENG-06] expires at its end by the server’s clock', async () => {
    sandbox = openSandbox()
    const stateOf = async (browser: Browser) => (await envelopesOf(browser)).find(({ id }) => id === 1)?.state
    // A second before midnight in Bangkok.
    sandbox.now += 12 * 3_600_000 - 1000
    const browser = await enter(sandbox)
    expect(await stateOf(browser)).toBe('sealed')
    sandbox.now += 1000
    expect(await stateOf(browser)).toBe('expired')
    expect(await open(browser, 1)).toMatchObject({ status: false, code: 4314 })
    expect(await open(browser, 3)).toMatchObject({ status: false, code: 4314 })
    expect(await open(browser, 99)).toMatchObject({ status: false, code: 4312 })
    expect(await ledgerRowsOf(sandbox)).toEqual([])
  })
})

describe('the reward centre', () => {
  test('[ENG-06] takes the points, gives the bonus, and records both', async () => {
    sandbox = openSandbox()
    const browser = await enter(sandbox, demo)
    expect(await centreOf(browser)).toMatchObject({ points: 1420 })
    expect(await redeem(browser, 3)).toMatchObject({ status: true, data: { points: 520 } })
    expect(await ledgerRowsOf(sandbox)).toMatchObject([{ kind: 'bonus', amount: '100.00' }])
    expect((await pointsRows(browser))[0]).toMatchObject({ points: -900, note: 'โบนัส 100 บาท' })
    expect(await redeem(browser, 3)).toMatchObject({ status: false, code: 4316 })
  })

  test('[ENG-06] gives bought spins in addition to the free one', async () => {
    sandbox = openSandbox()
    const browser = await enter(sandbox, demo, market)
    await redeem(browser, 1)
    expect(await wheelOf(browser)).toMatchObject({ spins_left: 2 })
    await spin(browser)
    await spin(browser)
    expect(await spin(browser)).toMatchObject({ code: 4311 })
    sandbox.now += day
    expect(await wheelOf(await enter(sandbox, demo, market))).toMatchObject({ spins_left: 1 })
  })

  test.each([
    ['that is out of stock', demo, 5, 4317],
    ['that costs more points than the member has', demo, 4, 4316],
    ['for a member without points', plainMember, 2, 4316],
    ['that does not exist', demo, 99, 4315],
  ])('[ENG-06] refuses a reward %s', async (_what, who, item, code) => {
    sandbox = openSandbox()
    const browser = await enter(sandbox, who)
    expect(await redeem(browser, item)).toMatchObject({ status: false, code, msg: expect.any(String) })
    expect(await gifts(browser)).toEqual({ money: [], points: [] })
  })

  test('[ENG-06] never takes points below zero, in any order of purchases', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 }), async (items) => {
        sandbox = openSandbox()
        const browser = await enter(sandbox, demo, market)
        for (const item of items) await redeem(browser, item)
        const rows = await pointsRows(browser)
        const sum = rows.reduce((total, { points }) => total + points, 0)
        expect((await centreOf(browser))?.points).toBe(sum)
        expect(sum).toBeGreaterThanOrEqual(0)
        sandbox.close()
      }),
      { numRuns: 15 },
    )
    sandbox = openSandbox()
  })
})

describe('200 calls', () => {
  const acts = [
    ['spins', 'wheel/spin', {}],
    ['opens', 'angpow/open', { id: 2 }],
    ['redemptions', 'reward/redeem', { item_id: 3 }],
  ] as const

  test.each(acts)('[ENG-06] of parallel %s with different keys, only one succeeds', async (_what, name, payload) => {
    sandbox = openSandbox()
    const browsers = [await enter(sandbox, demo, market), await enter(sandbox, demo, market)]
    const [browser] = browsers as [Browser]
    const responses = await Promise.all(
      tries.map((index) =>
        callWithKey<typeof name>(browsers[index % 2] as Browser, name, `intent-of-tab-${index}`, payload),
      ),
    )
    expect(responses.filter(({ body }) => body.status)).toHaveLength(1)
    const { money, points } = await gifts(browser)
    expect(money.length).toBeLessThanOrEqual(1)
    expect(points.length).toBeLessThanOrEqual(1)
    if (name === 'wheel/spin')
      expect(await wheelOf(browser)).toMatchObject({
        spins_left: 0,
        last: responses.find(({ body }) => body.status)?.body.data,
      })
    else expect(money).toHaveLength(1)
  })

  test.each(acts)(
    '[ENG-06] parallel %s with one key take effect once, and all get the same response',
    async (_what, name, payload) => {
      sandbox = openSandbox()
      const browser = await enter(sandbox, demo, market)
      const responses = await Promise.all(
        tries.map(() => callWithKey<typeof name>(browser, name, 'intent-of-tabs', payload)),
      )
      expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect(responses[0]?.body.status).toBe(true)
      const { money, points } = await gifts(browser)
      expect(money.length).toBeLessThanOrEqual(1)
      expect(points.length).toBeLessThanOrEqual(1)
    },
  )

  test.each(acts)(
    '[ENG-06] %s with one key and lost responses take effect once, and the next call with this key succeeds',
    async (_what, name, payload) => {
      sandbox = openSandbox()
      const browser = await enter(sandbox, demo, market)
      await control(sandbox, 'POST', 'faults', { match: name, kind: 'lost-reply', times: 200 })
      const send = () => callWithKey<typeof name>(browser, name, 'intent-once', payload)
      for (const _ of tries) await expect(send()).rejects.toThrow(ConnectionCut)
      const before = await gifts(browser)
      expect((await send()).body.status).toBe(true)
      expect(await gifts(browser)).toEqual(before)
      if (name === 'wheel/spin') expect((await wheelOf(browser))?.last).toMatchObject({ intent: 'intent-once' })
      else expect(before.money).toMatchObject([{ kind: 'bonus' }])
      if (name === 'reward/redeem') {
        const { body } = await browser.call('reward/get-points', { page: 1, intent: 'intent-once' })
        expect(body.data).toMatchObject({ total: 1, items: [{ points: -900, intent: 'intent-once' }] })
      }
    },
  )
})
