import type { ApiCalls } from '../../schemas/generated/api.ts'
import type { ShownEntry } from '../../widgets/wallet/sandbox/money/whole-ledger.ts'
import { type Browser, logIn, river, type TestSandbox } from './sandbox-under-test.ts'

/** A member with ฿1,500.25, no PIN, one bank account and no promotion. */
export const plainMember = '66-0810000001'
/** The member's full name. */
export const plainName = 'สมาชิก ระดับหนึ่ง'

/** A browser in which a member is logged in. */
export async function enter(sandbox: TestSandbox, username = plainMember, host = river): Promise<Browser> {
  const browser = sandbox.browser(host)
  await logIn(browser, username, 'Passw0rd1')
  return browser
}

/** The balance of the first wallet. */
export async function balanceOf(browser: Browser): Promise<string | undefined> {
  return (await browser.call('user/get-bal', {})).body.data?.[0]?.balance
}

/** A money call with its idempotency key. */
export function callWithKey<Name extends keyof ApiCalls>(
  browser: Browser,
  name: Name,
  key: string,
  payload: ApiCalls[Name]['request'],
) {
  return browser.call(name, payload, { headers: { 'idempotency-key': key } })
}

/** Returns a key in the form that the key of the member's uploaded receipt has. */
export async function uploadedKey(browser: Browser, letter = 'a'): Promise<string> {
  const { body } = await browser.call('user/dashboard', { page_name: 'home' })
  return `receipts/${body.data?.user?.mid}_${letter.repeat(16)}.jpg`
}

/** Calls the sandbox's control, for example to set a fault or to move the clock. */
export async function control(sandbox: TestSandbox, method: string, path: string, body?: unknown): Promise<unknown> {
  const init = { method, headers: { host: 'localhost' }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  return (await sandbox.fetch(new Request(`http://localhost/__sandbox/${path}`, init))).json()
}

/** The rows of the ledger, without the seeded ones. */
export async function ledgerRowsOf(sandbox: TestSandbox): Promise<readonly ShownEntry[]> {
  const { ledger } = (await control(sandbox, 'GET', 'ledger')) as { ledger: ShownEntry[] }
  return ledger.filter(({ seeded }) => seeded === 0)
}
