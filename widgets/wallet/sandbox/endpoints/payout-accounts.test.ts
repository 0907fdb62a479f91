import { expect, test } from 'vitest'
import { enter, plainName } from '../../../../tests/sandbox/money.ts'
import { openBrand } from '../../../../tests/sandbox/open-brand.ts'
import { type Browser, openSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

const scb = {
  type: 'bank',
  currency: 'THB',
  bank_id: 4,
  account_number: '406-876-5432',
  account_name: plainName,
} as const
const tron = 'TQ7hV3kDemoAddressfNobody22222222Z'
const usdt = { type: 'crypto', currency: 'THB', bank_id: 91, address: tron } as const

const detailOf = async (browser: Browser) =>
  (await browser.call('user/get-user-bank-detail', { currency: 'THB' })).body.data

test('[WDR-09] a member sees their accounts and the bounds of a withdrawal', async () => {
  const sandbox = openSandbox()
  const data = await detailOf(await enter(sandbox, '66-0812345678'))
  expect(data?.bank).toHaveLength(3)
  expect(data?.bank[0]).toEqual({
    id: 1,
    type: 'bank',
    bank_type: 'bank',
    bank_name: 'ธนาคารกสิกรไทย',
    account_number: '••••••5678',
    account_name: 'นรินทร์ สุขสวัสดิ์',
    bank_image: '/static/art/banks/kbank.svg',
  })
  expect(data?.crypto).toMatchObject([{ id: 1, type: 'crypto', coin: 'USDT', bank_id: 91, currency_rate: '33.71' }])
  expect(data?.settings).toEqual({
    minimum_withdraw: '300',
    maximum_withdraw: '200000',
    crypto_min_withdrawal: '500',
    crypto_max_withdrawal: '200000',
    withdraw_daily_limit: '500000',
    withdraw_daily_count: 10,
  })
})

test.each([
  ['en', 'Kasikornbank'],
  ['th', 'ธนาคารกสิกรไทย'],
] as const)(
  'banks have names in the page’s language, in lists, accounts and the history: %s',
  async (language, name) => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    const page = { language, langCountry: `${language}-th` } as const
    const list = (await browser.call('user/get-bank-list', { ...page, currency: 'THB', page: 'bank' })).body.data?.data
    expect(list?.map((bank) => bank.bank_name)).toContain(name)
    const detail = (await browser.call('user/get-user-bank-detail', { ...page, currency: 'THB' })).body.data
    expect(detail?.bank[0]?.bank_name).toBe(name)
    await browser.call('withdraw/check-fullname', { fullname: plainName })
    await browser.call('withdraw/do-withdraw', { amount: '300', tangki_id: 1 })
    const history = (await browser.call('user/get-transactions', { ...page, page: 1 })).body.data
    expect(history?.items[0]?.method).toBe(name)
  },
)

test('[WDR-09] a member adds a bank account in their own name, with dashes in its number', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  expect((await browser.call('user/add-bank-account', scb)).body).toEqual({ status: true, data: { id: 2 } })
  expect((await detailOf(browser))?.bank[1]).toMatchObject({
    id: 2,
    account_number: '••••••5432',
    account_name: plainName,
  })
  await browser.call('withdraw/check-fullname', { fullname: plainName })
  expect((await browser.call('withdraw/do-withdraw', { amount: '300', tangki_id: 2 })).body.status).toBe(true)
})

test.each([
  ['an unknown bank', { ...scb, bank_id: 99 }, 4116],
  ['a number that is too short', { ...scb, account_number: '406876543' }, 4116],
  ['letters in the number', { ...scb, account_number: '40687654ab' }, 4116],
  ['no number', { ...scb, account_number: undefined }, 4116],
  ['another name', { ...scb, account_name: 'สมาชิก ระดับสอง' }, 4221],
  ['no name', { ...scb, account_name: '' }, 4221],
  ['an unknown coin', { ...usdt, bank_id: 92 }, 4223],
  ['an address of another coin', { ...usdt, address: '0x52908400098527886E0F7030069857D2E4169EE7' }, 4223],
  ['no address', { ...usdt, address: undefined }, 4223],
])('[WDR-09] a new account with %s is refused', async (_what, payload, code) => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const sent = JSON.parse(JSON.stringify(payload)) as typeof scb
  expect((await browser.call('user/add-bank-account', sent)).body).toMatchObject({ status: false, code })
  expect(await detailOf(browser)).toMatchObject({ bank: [{ id: 1 }], crypto: [] })
})

test('[WDR-09] a member can add an account only once, and at most five accounts of a kind', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const add = (account_number: string) => browser.call('user/add-bank-account', { ...scb, account_number })
  await add('4068765432')
  expect((await add('4068765432')).body).toMatchObject({ code: 4222 })
  for (const digit of [1, 3, 4]) expect((await add(`406876543${digit}`)).body.status).toBe(true)
  expect((await add('4068765439')).body).toMatchObject({ code: 4224 })
  expect((await browser.call('user/add-bank-account', usdt)).body).toEqual({ status: true, data: { id: 1 } })
})

test('[WDR-09] a member of another currency can add neither a Thai bank account nor an address', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, '63-9171234567')
  const own = { ...scb, account_name: 'Maria Santos' }
  expect((await browser.call('user/add-bank-account', own)).body).toMatchObject({ code: 4116 })
  expect((await browser.call('user/add-bank-account', usdt)).body).toMatchObject({ code: 4223 })
})

test('[WDR-09] a brand without coins accepts no address', async () => {
  const [brand] = openBrand('mafa191')
  if (!brand) throw new Error('There is no brand.')
  const data = { ...brand.data, withdrawal: { ...brand.data.withdrawal, coins: [] } }
  const sandbox = openSandbox({ merchants: [{ ...brand, data }] })
  const browser = await enter(sandbox, '66-0812345678')
  expect((await browser.call('user/add-bank-account', usdt)).body).toMatchObject({ code: 4223 })
  expect((await detailOf(browser))?.crypto).toEqual([])
})
