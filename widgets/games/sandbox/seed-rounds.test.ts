import { expect, test } from 'vitest'
import { logIn, merchants, openSandbox } from '../../../tests/sandbox/sandbox-under-test.ts'
import { catalogueCategories } from './catalogue/providers.ts'

test('[ENG-08] in each of twelve brands, the demo member has played games of every category', async () => {
  const data = merchants[0]?.data
  if (!data) throw new Error('The test has no brand.')
  const ids = Array.from({ length: 12 }, (_, index) => `brand-${index}`)
  const sandbox = openSandbox({ merchants: ids.map((id) => ({ id, name: id, hosts: [`${id}.localhost`], data })) })
  for (const id of ids) {
    const browser = sandbox.browser(`${id}.localhost`)
    await logIn(browser)
    const { body } = await browser.call('game/get-game-history', { page: 1, page_size: 100 })
    expect(new Set(body.data?.items.map(({ category }) => category)), id).toEqual(new Set(catalogueCategories))
  }
})

test('[ENG-08] the demo member has played games of every category, on many days', async () => {
  const sandbox = openSandbox()
  const browser = sandbox.browser()
  await logIn(browser)
  const { body } = await browser.call('game/get-game-history', { page: 1, page_size: 100 })
  const rounds = body.data?.items ?? []
  expect(body.data?.total).toBe(rounds.length)
  expect(new Set(rounds.map(({ played }) => played.slice(0, 10))).size).toBeGreaterThanOrEqual(10)
  expect([...new Set(rounds.map(({ category }) => category))].sort()).toEqual([...catalogueCategories].sort())
  expect(rounds.filter(({ win }) => Number(win) > 0).length).toBeGreaterThan(10)
  expect(rounds.every(({ game_name, provider_name }) => game_name !== '' && provider_name !== '')).toBe(true)
})

test('if a brand adds the games after the demo member has withdrawn the money, the member has no rounds', async () => {
  const [brand] = merchants
  if (!brand) throw new Error('The test has no brand.')
  const sandbox = openSandbox({ merchants: [{ ...brand, areas: ['account', 'wallet'] }] })
  const browser = sandbox.browser()
  await logIn(browser)
  await browser.call('withdraw/check-pin', { pin: '246810' })
  const { data: limit } = (await browser.call('withdraw/get-withdraw-limit', { currency: 'THB' })).body
  const amount = limit?.withdraw_limit ?? ''
  expect((await browser.call('withdraw/do-withdraw', { amount, tangki_id: 1 })).body).toMatchObject({ status: true })
  expect((await browser.call('user/get-bal', {})).body.data?.[0]?.balance).toBe('0.00')
  sandbox.put({ ...brand, areas: ['account', 'wallet', 'games'] })
  const { data } = (await browser.call('game/get-game-history', { page: 1 })).body
  expect(data?.items).toEqual([])
})
