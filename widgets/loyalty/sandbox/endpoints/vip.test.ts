import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ConnectionCut } from '../../../../sandbox/index.ts'
import { callWithKey, control, enter, ledgerRowsOf } from '../../../../tests/sandbox/money.ts'
import { type Browser, market, openSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

const demo = '66-0812345678'
const day = 86_400_000

const progressOf = async (browser: Browser) => (await browser.call('vip/get-progress', {})).body.data
const claim = async (browser: Browser, bonus: string) => (await browser.call('vip/claim-bonus', { bonus })).body
const bonusBalanceOf = async (browser: Browser) =>
  Number((await browser.call('user/get-bal', {})).body.data?.[1]?.balance)
const statesOf = async (browser: Browser) =>
  Object.fromEntries((await progressOf(browser))?.bonuses.map(({ bonus, state }) => [bonus, state]) ?? [])

test('[ENG-05] the programme has levels 1 to 9 in the order of their turnovers, and another currency has no levels', async () => {
  const sandbox = openSandbox()
  const { body } = await sandbox.browser().call('vip/get-levels', { currency: 'THB' })
  expect(body.data?.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const turnovers = body.data?.map(({ turnover }) => Number(turnover)) ?? []
  expect(turnovers).toEqual(turnovers.toSorted((one, other) => one - other))
  expect((await sandbox.browser().call('vip/get-levels', { currency: 'PHP' })).body.data).toEqual([])
})

test('[ENG-05] a member sees their level, their birthday bonus and the bonuses of the levels', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, demo)
  expect(await progressOf(browser)).toMatchObject({ level: 3, birthday: '11-18' })
  expect(await statesOf(browser)).toMatchObject({
    'birthday-2026': 'ready',
    'level-2': 'ready',
    'level-3': 'ready',
    'level-4': 'locked',
    'level-9': 'locked',
  })
})

test('[ENG-05] a claim pays the bonus wallet once, and the history shows it', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, demo)
  expect(await claim(browser, 'level-3')).toMatchObject({ status: true, data: { amount: '300.00' } })
  expect(await claim(browser, 'level-3')).toMatchObject({ status: false, code: 4263, msg: expect.any(String) })
  expect(await statesOf(browser)).toMatchObject({ 'level-3': 'claimed', 'level-2': 'ready' })
  expect(await ledgerRowsOf(sandbox)).toMatchObject([{ kind: 'bonus', amount: '300.00' }])
  const { body } = await browser.call('user/get-transactions', { page: 1, page_size: 1 })
  expect(body.data?.items).toMatchObject([{ kind: 'bonus', amount: '300.00', method: 'โบนัสระดับ VIP 3' }])
})

test.each([
  ['of a higher level', demo, 'level-4', 4262],
  ['of a birthday in another month', '66-0810000002', 'birthday-2026', 4264],
  ['of last year’s birthday', demo, 'birthday-2025', 4261],
  ['of level 1, which has no bonus,', demo, 'level-1', 4261],
  ['that does not exist', demo, "level-2' OR '1'='1", 4261],
  ['in a currency without a programme', '63-9171234567', 'level-1', 4265],
])('[ENG-05] the claim of a bonus %s is refused and pays nothing', async (_what, who, bonus, code) => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, who)
  expect(await claim(browser, bonus)).toMatchObject({ status: false, code, msg: expect.any(String) })
  expect(await ledgerRowsOf(sandbox)).toEqual([])
})

test('a claim of a guest is refused', async () => {
  const sandbox = openSandbox()
  expect(await claim(sandbox.browser(), 'level-2')).toMatchObject({ status: false })
})

describe('the birthday bonus', () => {
  test('[ENG-05] ends with the month of the birthday in the site’s time zone, and is ready again a year later', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox, demo)
    const birthday = (await progressOf(browser))?.bonuses[0]
    // The start of December in Bangkok, written in the server's time zone, which is an hour ahead of Bangkok.
    expect(birthday).toMatchObject({ bonus: 'birthday-2026', until: '2026-12-01 01:00:00' })
    expect(await claim(browser, 'birthday-2026')).toMatchObject({ status: true })
    sandbox.now += 365 * day
    expect(await statesOf(await enter(sandbox, demo))).toMatchObject({ 'birthday-2027': 'ready' })
  })

  test('is missing for a member with an unknown birthday', async () => {
    const sandbox = openSandbox()
    const progress = await progressOf(await enter(sandbox, '66-0810000010'))
    expect(progress).not.toHaveProperty('birthday')
    expect(progress?.bonuses.filter(({ kind }) => kind === 'birthday')).toEqual([])
  })
})

test('[ENG-05] two hundred parallel claims with different idempotency keys pay once', async () => {
  const sandbox = openSandbox()
  const browsers = [await enter(sandbox, demo), await enter(sandbox, demo)]
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      callWithKey(browsers[index % 2] as Browser, 'vip/claim-bonus', `intent-${1000 + index}`, { bonus: 'level-2' }),
    ),
  )
  const isPaid = (response: (typeof responses)[number]) => response.body.status
  expect(responses.filter(isPaid)).toHaveLength(1)
  expect(await ledgerRowsOf(sandbox)).toMatchObject([{ kind: 'bonus', amount: '100.00' }])
})

test('[ENG-05] a claim whose response is lost is in the history, and pays once', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, demo)
  await control(sandbox, 'POST', 'faults', { match: 'vip/claim-bonus', kind: 'lost-reply' })
  const send = () => callWithKey(browser, 'vip/claim-bonus', 'intent-vip', { bonus: 'level-2' })
  await expect(send()).rejects.toThrow(ConnectionCut)
  const { body } = await browser.call('user/get-transactions', { page: 1, intent: 'intent-vip' })
  expect(body.data).toMatchObject({ total: 1, items: [{ kind: 'bonus', amount: '100.00', intent: 'intent-vip' }] })
  expect((await send()).body).toMatchObject({ status: true, data: { amount: '100.00' } })
  expect(await ledgerRowsOf(sandbox)).toHaveLength(1)
})

test('[ENG-05] in any order of claims, each claimed bonus is paid once, and the bonus wallet gains the sum', async () => {
  const bonuses = ['birthday-2026', 'level-1', 'level-2', 'level-3', 'level-4', 'birthday-2025', 'x'] as const
  const claims = fc.array(fc.record({ bonus: fc.constantFrom(...bonuses), key: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 12,
  })
  await fc.assert(
    fc.asyncProperty(claims, async (tried) => {
      const sandbox = openSandbox()
      const browser = await enter(sandbox, demo, market)
      const before = await bonusBalanceOf(browser)
      for (const { bonus, key } of tried) {
        await callWithKey(browser, 'vip/claim-bonus', `intent-${bonus.length}${key}0000`, { bonus })
      }
      const claimed = (await progressOf(browser))?.bonuses.filter(({ state }) => state === 'claimed') ?? []
      const rows = await ledgerRowsOf(sandbox)
      const sum = (amounts: readonly { readonly amount: string }[]) =>
        amounts.reduce((total, { amount }) => total + Number(amount), 0)
      expect(rows).toHaveLength(claimed.length)
      expect(sum(rows)).toBe(sum(claimed))
      expect(await bonusBalanceOf(browser)).toBe(before + sum(claimed))
      const claimedIds = new Set(tried.map(({ bonus }) => bonus as string))
      expect(claimed.every(({ bonus }) => claimedIds.has(bonus))).toBe(true)
      sandbox.close()
    }),
    { numRuns: 15 },
  )
})
