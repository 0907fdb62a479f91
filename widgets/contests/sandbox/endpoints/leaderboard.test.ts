import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SandboxMerchant, SandboxContext } from '../../../../sandbox/index.ts'
import { enter, ledgerRowsOf, plainMember } from '../../../../tests/sandbox/money.ts'
import { type Browser, merchants, noon, openSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'
import { addStake } from '../leaderboard/add-stake.ts'
import { weekOf } from '../leaderboard/weeks.ts'
import { folderOfTest } from '../../../../tests/support/temporary-folders.ts'

const demo = '66-0812345678'
const listOf = async (browser: Browser, period: 'current' | 'last') =>
  (await browser.call('contest/get-leaderboard', { currency: 'THB', period })).body.data
const placeOf = async (browser: Browser, period: 'current' | 'last' = 'current') =>
  (await browser.call('contest/get-my-place', { period })).body.data

const uidOf = async (browser: Browser) =>
  (await browser.call('user/dashboard', { page_name: 'home' })).body.data?.user?.uid ?? ''

/** Adds a stake at noon for the member of a browser. By default, 5 million baht: more than any rival has. */
async function stakeMuch(browser: Browser, folder: string, stake = 500_000_000): Promise<void> {
  const uid = await uidOf(browser)
  const database = new DatabaseSync(join(folder, 'sandbox.sqlite'))
  addStake({ database } as SandboxContext, merchants[0] as SandboxMerchant, { uid, stake, at: noon })
  database.close()
}

test.each(['current', 'last'] as const)(
  '[ENG-06] the places of the %s week, with prizes for the first ten',
  async (period) => {
    const sandbox = openSandbox()
    const { items = [] } = (await listOf(sandbox.browser(), period)) ?? {}
    expect(items.map(({ place }) => place)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    const turnovers = items.map(({ turnover }) => Number(turnover))
    expect(turnovers).toEqual(turnovers.toSorted((one, other) => other - one))
    expect(items.map(({ prize }) => Number(prize) > 0)).toEqual(items.map(({ place }) => place <= 10))
    for (const { name } of items) expect(name).toMatch(/^0\d\d•••\d{3}$/)
  },
)

test('[ENG-06] a member sees their own place as in the list, and the stake that the next better place requires', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, demo)
  const mine = await placeOf(browser)
  const { items = [] } = (await listOf(browser, 'current')) ?? {}
  expect(mine).toMatchObject({ place: 8, prize: '500.00' })
  expect(items[7]).toMatchObject({ name: '081•••678', turnover: mine?.turnover })
  expect(Number(mine?.turnover) + Number(mine?.missing)).toBeCloseTo(Number(items[6]?.turnover))
  expect(await placeOf(browser, 'last')).toMatchObject({ place: 15, prize: '0.00' })
  expect(await placeOf(browser, 'last')).not.toHaveProperty('missing')
})

test('[ENG-06] a member without stakes has no place, and another currency has no leaderboard', async () => {
  const sandbox = openSandbox()
  expect(await placeOf(await enter(sandbox, plainMember))).toEqual({ turnover: '0.00', prize: '0.00' })
  const other = await enter(sandbox, '63-9171234567')
  expect((await other.call('contest/get-my-place', { period: 'current' })).body).toMatchObject({ code: 4641 })
  const { body } = await other.call('contest/get-leaderboard', { currency: 'PHP', period: 'current' })
  expect(body.data).toEqual({ starts: '', ends: '', items: [] })
})

test('[ENG-06] a stake moves its member up in the week of the stake', async () => {
  const folder = folderOfTest()
  const sandbox = openSandbox({ database: join(folder, 'sandbox.sqlite') })
  const browser = await enter(sandbox)
  await stakeMuch(browser, folder)
  expect(await placeOf(browser)).toMatchObject({ place: 1, turnover: '5000000.00' })
  expect(await placeOf(browser)).not.toHaveProperty('missing')
  expect(await placeOf(browser, 'last')).not.toHaveProperty('place')
})

test.each(['smaller', 'larger'])(
  '[ENG-06] a member passes a leader with a %s id after the missing stake, and not after a smaller stake',
  async (order) => {
    const folder = folderOfTest()
    const sandbox = openSandbox({ database: join(folder, 'sandbox.sqlite') })
    const browsers = [await enter(sandbox, demo), await enter(sandbox, plainMember)]
    const ids = await Promise.all(browsers.map(uidOf))
    const smaller = String(ids[0]) < String(ids[1]) ? 0 : 1
    const first = browsers[order === 'smaller' ? smaller : 1 - smaller] as Browser
    const second = browsers[order === 'smaller' ? 1 - smaller : smaller] as Browser
    await stakeMuch(first, folder, 600_000_000)
    await stakeMuch(second, folder)
    const missing = Math.round(Number((await placeOf(second))?.missing) * 100)
    await stakeMuch(second, folder, missing - 1)
    expect(await placeOf(second)).toMatchObject({ place: 2, missing: '0.01' })
    await stakeMuch(second, folder, 1)
    expect(await placeOf(second)).toMatchObject({ place: 1 })
  },
)

test('[ENG-06] after the end of a week, its prizes are paid once, to the places of the final list', async () => {
  const folder = folderOfTest()
  const sandbox = openSandbox({ database: join(folder, 'sandbox.sqlite') })
  await stakeMuch(await enter(sandbox), folder)
  await stakeMuch(await enter(sandbox, demo), folder, 400_000_000)
  await stakeMuch(await enter(sandbox, '66-0810000002'), folder, 100)
  expect(await ledgerRowsOf(sandbox)).toEqual([])
  const { ends } = weekOf(noon)
  sandbox.now = ends
  const browser = await enter(sandbox)
  const first = await placeOf(browser, 'last')
  expect(first).toMatchObject({ place: 1, turnover: '5000000.00' })
  const second = await placeOf(await enter(sandbox, demo), 'last')
  expect(second).toMatchObject({ place: 2 })
  expect([Number(second?.prize) > 0, Number(first?.prize) > Number(second?.prize)]).toEqual([true, true])
  expect(await placeOf(await enter(sandbox, '66-0810000002'), 'last')).toMatchObject({
    turnover: '1.00',
    prize: '0.00',
  })
  await Promise.all(Array.from({ length: 20 }, () => browser.call('contest/get-my-place', { period: 'last' })))
  const paid = (await ledgerRowsOf(sandbox)).filter(({ at }) => at === ends)
  expect(paid.map(({ username, kind, amount }) => `${username} ${kind} ${amount}`).toSorted()).toEqual([
    `${plainMember.replace('-', '')} bonus ${first?.prize}`,
    `${demo.replace('-', '')} bonus ${second?.prize}`,
  ])
})
