import type { Page } from '@playwright/test'
import { previewPort } from './ports.ts'
import { address, type Brand, expect } from './site.ts'

/** Calls the sandbox's control. */
export async function control<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`http://localhost:${previewPort}/__sandbox/${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  return (await answer.json()) as Answer
}

/** Calls the backend for whoever is logged in on the page. */
export function callAs(page: Page, endpoint: string, payload: object): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([name, fields]) => {
      const answer = await fetch(`/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', page: '/', domain: location.host, device: 'desktop' },
        body: JSON.stringify({ ...fields, language: 'en', langCountry: 'en-th' }),
      })
      return answer.json()
    },
    [endpoint, payload] as const,
  )
}

/** Opens a page of a brand as one of the members of a fresh sandbox: `0812345678`, or `0810000001` to `0810000009`. */
export async function openAs(page: Page, brand: Brand, path: string, number = '0812345678'): Promise<void> {
  await control('POST', 'reset', {})
  await page.goto(address(brand, '/en-th/faq'), { waitUntil: 'networkidle' })
  const login = { username: `66-${number}`, password: 'Passw0rd1', mobile_check: 1 }
  expect(await callAs(page, 'index/auth', login)).toMatchObject({ status: true })
  await page.goto(address(brand, path))
}

/** The rows of the sandbox's ledger that withdrawals have made, with amounts as decimal strings. */
export async function withdrawalsOf(brand: Brand): Promise<readonly string[]> {
  const { ledger } = await control<{ ledger: readonly Row[] }>('GET', 'ledger')
  return ledger.filter((row) => row.merchant === brand && row.kind === 'withdrawal').map(({ amount }) => amount)
}

interface Row {
  readonly merchant: string
  readonly kind: string
  readonly amount: string
}
