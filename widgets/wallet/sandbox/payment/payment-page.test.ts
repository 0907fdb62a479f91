import { expect, test } from 'vitest'
import { balanceOf, enter, ledgerRowsOf } from '../../../../tests/sandbox/money.ts'
import { type Browser, openSandbox, river, type TestSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

let sandbox: TestSandbox

async function openPayment(browser: Browser, amount = '500'): Promise<string> {
  const payload = { bank_id: 16, payment_method: 'gateway', amount }
  const { body } = await browser.call('deposit/add-deposit', payload)
  return body.data?.url ?? ''
}

const look = (url: string) => sandbox.fetch(new Request(url))

const tap = (url: string, choice: string, headers: Record<string, string> = { origin: new URL(url).origin }) =>
  sandbox.fetch(new Request(url, { method: 'POST', headers, body: new URLSearchParams({ choice }) }))

test('[DEP-09] the page of a deposit shows the amount, the recipient and the deadline', async () => {
  sandbox = openSandbox()
  const response = await look(await openPayment(await enter(sandbox)))
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(page).toContain('<html lang="th">')
  expect(page).toContain('THB 500.00')
  expect(page).toContain('<dd>River</dd>')
  expect(page).toContain('<dd>12:15</dd>')
  expect(page).not.toContain('<script')
})

test('the page has the language of its address', async () => {
  sandbox = openSandbox()
  const url = (await openPayment(await enter(sandbox))).replace('language=th', 'language=en')
  expect(await (await look(url)).text()).toContain('<title>Demo payment</title>')
})

test('[DEP-09] a payment arrives when the bank confirms it, and further taps change nothing', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  const url = await openPayment(browser)
  expect((await tap(url, 'pay')).status).toBe(303)
  await tap(url, 'pay')
  await tap(url, 'refuse')
  expect(await (await look(url)).text()).not.toContain('<form')
  expect(await balanceOf(browser)).toBe('1500.25')
  sandbox.now += 5000
  expect(await balanceOf(browser)).toBe('2000.25')
  expect(await ledgerRowsOf(sandbox)).toHaveLength(1)
})

test('of two taps at the same time, the first one counts', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  const url = await openPayment(browser)
  await Promise.all([tap(url, 'pay'), tap(url, 'refuse')])
  sandbox.now += 5000
  expect(await balanceOf(browser)).toBe('2000.25')
})

test('a refused payment is over immediately', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  const url = await openPayment(browser)
  await tap(url, 'refuse')
  await tap(url, 'pay')
  sandbox.now += 5000
  expect(await balanceOf(browser)).toBe('1500.25')
  const { body } = await browser.call('user/get-transactions', { page: 1 })
  expect(body.data?.items[0]).toMatchObject({ state: 'refused', amount: '500.00' })
  expect(body.data?.items[0]).not.toHaveProperty('url')
})

test('[DEP-11] the bank refuses a payment whose page nobody used for 900 seconds', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  const url = await openPayment(browser)
  sandbox.now += 899_000
  expect(await (await look(url)).text()).toContain('<form')
  sandbox.now += 1000
  expect(await (await look(url)).text()).not.toContain('<form')
  await tap(url, 'pay')
  expect(await balanceOf(browser)).toBe('1500.25')
})

test.each(['', 'x', '../api/user/get-bal', 'A'.repeat(22)])('the path /%s is not a payment page', async (path) => {
  sandbox = openSandbox()
  expect((await look(`http://pay.localhost/${path}`)).status).toBe(404)
})

test('a page of another site cannot pay', async () => {
  sandbox = openSandbox()
  const url = await openPayment(await enter(sandbox))
  expect((await tap(url, 'pay', { origin: 'https://evil.example' })).status).toBe(403)
  expect(await (await look(url)).text()).toContain('<form')
})

test('the address of the page has the port of the call', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  const payload = { bank_id: 16, payment_method: 'gateway', amount: '500' }
  const headers = { host: `${river}:5390`, origin: `http://${river}:5390` }
  const { body } = await browser.call('deposit/add-deposit', payload, { headers })
  expect(body.data?.url).toMatch(/^http:\/\/pay\.localhost:5390\/[\w-]{22}\?language=th$/)
})
