import { describe, expect, test } from 'vitest'
import { ConnectionCut } from '../../../../sandbox/index.ts'
import { callWithKey, control, enter, ledgerRowsOf, plainMember } from '../../../../tests/sandbox/money.ts'
import { type Browser, openSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

/** A member who has referred 13 others. */
const referrer = '66-0812345678'
const collect = 'referral/collect-commission'

const friendsOf = async (browser: Browser, page = 1, page_size = 10) =>
  (await browser.call('referral/get-friends', { page, page_size })).body

test('[ENG-07] the friends are listed newest first, page by page, with sums over all of them', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, referrer)
  const first = (await friendsOf(browser)).data
  const second = (await friendsOf(browser, 2)).data
  expect([first?.items.length, second?.items.length]).toEqual([10, 3])
  const all = [...(first?.items ?? []), ...(second?.items ?? [])]
  expect(new Set(all.map(({ friend }) => friend)).size).toBe(13)
  expect(all.map(({ joined }) => joined)).toEqual(
    all
      .map(({ joined }) => joined)
      .toSorted()
      .toReversed(),
  )
  const earned = all.reduce((sum, { commission }) => sum + Math.round(Number(commission) * 100), 0)
  expect(first).toMatchObject({
    total: 13,
    active: all.filter(({ state }) => state === 'active').length,
    earned: (earned / 100).toFixed(2),
  })
  expect(second).toMatchObject({ earned: first?.earned, ready: first?.ready })
})

test('[ENG-07] the middle of a friend’s number is hidden', async () => {
  const sandbox = openSandbox()
  const { data } = await friendsOf(await enter(sandbox, referrer))
  for (const { name: shown } of data?.items ?? []) expect(shown).toMatch(/^\d{3}•••\d{3}$/)
})

test('[ENG-07] a member without friends has an empty list and nothing to collect', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, plainMember)
  expect((await friendsOf(browser)).data).toMatchObject({ items: [], total: 0, earned: '0.00', ready: '0.00' })
  expect((await browser.call(collect, {})).body).toMatchObject({ status: false, code: 4602 })
})

test('[ENG-07] a member with another currency has no programme', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, '63-9171234567')
  expect(await friendsOf(browser)).toMatchObject({ status: false, code: 4601 })
  expect((await browser.call(collect, {})).body).toMatchObject({ status: false, code: 4601 })
})

describe('[ENG-07] the commission', () => {
  test('is paid once for 200 parallel calls', async () => {
    const sandbox = openSandbox()
    const browsers = [await enter(sandbox, referrer), await enter(sandbox, referrer)]
    const { ready } = (await friendsOf(browsers[0] as Browser)).data ?? {}
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        callWithKey(browsers[index % 2] as Browser, collect, `intent-of-tab-${index}`, {}),
      ),
    )
    expect(responses.filter(({ body }) => body.status)).toHaveLength(1)
    expect(await ledgerRowsOf(sandbox)).toMatchObject([{ kind: 'bonus', amount: ready }])
    expect((await friendsOf(browsers[0] as Browser)).data).toMatchObject({ ready: '0.00' })
  })

  test('is in the history and is paid once, even if five responses are lost', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox, referrer)
    await control(sandbox, 'POST', 'faults', { match: collect, kind: 'lost-reply', times: 5 })
    const send = () => callWithKey(browser, collect, 'intent-commission', {})
    for (let lost = 0; lost < 5; lost++) await expect(send()).rejects.toThrow(ConnectionCut)
    const { body } = await browser.call('user/get-transactions', { page: 1, intent: 'intent-commission' })
    expect(body.data).toMatchObject({ total: 1 })
    expect((await send()).body).toMatchObject({ status: true })
    expect(await ledgerRowsOf(sandbox)).toHaveLength(1)
  })
})
