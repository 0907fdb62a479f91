import { describe, expect, test } from 'vitest'
import { ConnectionCut } from '../../../../sandbox/index.ts'
import { callWithKey, control, enter, ledgerRowsOf, plainMember } from '../../../../tests/sandbox/money.ts'
import { openBrand } from '../../../../tests/sandbox/open-brand.ts'
import { type Browser, market, openSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

const claims = Array.from({ length: 200 }, (_, index) => index)
/** A member of level 2, with ฿1,500.25. */
const secondLevel = '66-0810000002'
/** A member with a running promotion: a bonus of ฿300 with an incomplete turnover. */
const player = '66-0812345678'
/** A promotion for level 2 and above. Its bonus is ฿199, and the turnover is one time the bonus. */
const birthday = { promotion_id: 3106, content_id: 31061, bonus_code: '', page: 'promotions' } as const
const code = { promotion_id: 0, content_id: 0, bonus_code: 'SIAM88', page: 'promo_center' } as const

const centreOf = async (browser: Browser, promotion_id: number) =>
  (await browser.call('promotion/get-promotion-center-list', {})).body.data?.find(
    (one) => one.promotion_id === promotion_id,
  )

describe('repeated calls', () => {
  test.each([
    ['with different keys', (index: number) => `intent-of-tab-${index}`],
    ['with the same key', () => 'intent-of-tabs'],
  ])(
    '[ENG-03] 200 parallel claims of one promotion, %s, start the promotion once and pay its bonus once',
    async (_what, keyOf) => {
      const sandbox = openSandbox()
      const browser = await enter(sandbox, secondLevel, market)
      const responses = await Promise.all(
        claims.map((index) => callWithKey(browser, 'promotion/apply-promotion', keyOf(index), birthday)),
      )
      const codes = new Set(responses.map(({ body }) => (body.status ? 'given' : body.code)))
      expect(codes).toEqual(new Set(keyOf(0) === keyOf(1) ? ['given'] : ['given', 4232]))
      expect(await ledgerRowsOf(sandbox)).toMatchObject([{ kind: 'bonus', amount: '199.00' }])
      expect(await centreOf(browser, 3106)).toMatchObject({ state: 'running', turnover_target: '199.00' })
    },
  )

  test('[ENG-03] 200 parallel claims of two promotions start one promotion', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox, secondLevel, market)
    await Promise.all(
      claims.map((index) =>
        browser.call('promotion/apply-promotion', { promotion_id: index % 2 === 0 ? 3106 : 3103, page: 'promotions' }),
      ),
    )
    const { body } = await browser.call('promotion/get-promotion-center-list', { state: 'running' })
    expect(body.data).toHaveLength(1)
  })

  test('[ENG-04] 200 parallel claims of one code pay its bonus once', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    const responses = await Promise.all(
      claims.map((index) => callWithKey(browser, 'promotion/apply-promotion', `intent-of-tab-${index}`, code)),
    )
    expect(responses.filter(({ body }) => body.status)).toHaveLength(1)
    expect(await ledgerRowsOf(sandbox)).toMatchObject([{ kind: 'bonus', amount: '88.00' }])
  })

  test('[MOD-05] 200 parallel calls that end the promotion cancel its bonus once', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox, player)
    const responses = await Promise.all(
      claims.map((index) => callWithKey(browser, 'promotion/complete-promotion', `intent-of-tab-${index}`, {})),
    )
    expect(responses.filter(({ body }) => body.status)).toHaveLength(1)
    expect(await ledgerRowsOf(sandbox)).toMatchObject([{ kind: 'burned', amount: '-300.00' }])
  })

  test.each([
    ['promotion/apply-promotion', birthday, secondLevel, market, 'bonus'],
    ['promotion/complete-promotion', {}, player, undefined, 'burned'],
  ] as const)(
    '[ENG-03] [MOD-05] repeated calls of %s with one key and lost responses move money once',
    async (name, payload, who, host, kind) => {
      const sandbox = openSandbox()
      const browser = await enter(sandbox, who, host)
      await control(sandbox, 'POST', 'faults', { match: name, kind: 'lost-reply', times: 20 })
      const send = () => callWithKey<typeof name>(browser, name, 'intent-once', payload)
      for (const _ of claims.slice(0, 20)) await expect(send()).rejects.toThrow(ConnectionCut)
      expect((await send()).body.status).toBe(true)
      expect((await ledgerRowsOf(sandbox)).map((move) => move.kind)).toEqual([kind])
    },
  )
})

describe('a promotion for higher levels', () => {
  test('[ENG-03] is locked, with a reason, for a member of a lower level, who cannot take it', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox, plainMember, market)
    expect(await centreOf(browser, 3106)).toMatchObject({ state: 'locked', reason: expect.stringContaining('VIP') })
    expect((await browser.call('promotion/apply-promotion', birthday)).body).toMatchObject({
      status: false,
      code: 4238,
    })
    expect(await ledgerRowsOf(sandbox)).toEqual([])
  })

  test('[ENG-03] is available from its level on', async () => {
    const sandbox = openSandbox()
    expect(await centreOf(await enter(sandbox, secondLevel, market), 3106)).toMatchObject({ state: 'available' })
  })
})

describe('the promotion centre', () => {
  test('[ENG-03] keeps a taken promotion after its last day', async () => {
    const [brand] = openBrand('siam191')
    if (!brand) throw new Error('There is no brand.')
    const promotions = brand.data.promotions.map((promotion) => ({ ...promotion, end_day: 0 }))
    const sandbox = openSandbox({ merchants: [{ ...brand, data: { ...brand.data, promotions } }] })
    const browser = await enter(sandbox, player)
    expect(await centreOf(browser, 1102)).toMatchObject({ state: 'running' })
    expect(await centreOf(browser, 1103)).toBeUndefined()
  })

  test('[ENG-03] keeps a running promotion that the brand has removed, so that the member can end it', async () => {
    const [brand] = openBrand('siam191')
    if (!brand) throw new Error('There is no brand.')
    const promotions = [...brand.data.promotions]
    const sandbox = openSandbox({ merchants: [{ ...brand, data: { ...brand.data, promotions } }] })
    const browser = await enter(sandbox, player)
    promotions.splice(0)
    expect(await centreOf(browser, 1102)).toMatchObject({ title: '1102', state: 'running', bonus: '300.00' })
    expect(await centreOf(browser, 1101)).toBeUndefined()
    expect((await browser.call('promotion/complete-promotion', {})).body).toMatchObject({ status: true })
    expect(await centreOf(browser, 1102)).toBeUndefined()
  })

  test('[ENG-03] leaves out promotions that are not open to applications', async () => {
    const sandbox = openSandbox()
    expect(await centreOf(await enter(sandbox), 1106)).toBeUndefined()
  })
})
