import type { Page } from '@playwright/test'
import { logIn } from '../screens/log-in.ts'
import { previewPort } from './ports.ts'
import { address, type Brand } from './site.ts'

interface SentCode {
  readonly to: string
  readonly purpose: string
  readonly code: string
  readonly at: number
}

/** Sends a request to the control of the sandbox behind the tested server. Throws if the control refuses it. */
export async function control<Data = unknown>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Data> {
  const response = await fetch(`http://localhost:${previewPort}/__sandbox/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  return (await response.json()) as Data
}

/** Sets a fault for the next matching requests. */
export function fault(match: string, kind: string, more: { value?: number; times?: number } = {}) {
  return control('POST', 'faults', { match, kind, ...more })
}

/** Sets the sandbox's clock to a number of minutes after the real time, so that banks settle pending transactions. */
export const passTime = (minutes: number) => control('POST', 'clock', { offset: minutes * 60_000 })

/** The last one-time code that the sandbox has sent to a number or address. */
export async function sentCode(to: string): Promise<string> {
  const { inbox } = await control<{ inbox: readonly SentCode[] }>('GET', 'inbox')
  const sent = inbox.filter((one) => one.to.endsWith(to)).toSorted((one, other) => other.at - one.at)[0]
  if (!sent) throw new Error(`The sandbox has sent no code to ${to}.`)
  return sent.code
}

/** Another code of the same length. */
export const otherCode = (code: string) => [...code].map((digit) => (Number(digit) + 1) % 10).join('')

let numbers = Math.floor(Math.random() * 1e6) * 10

/** A Thai mobile number without an account, `0891234567`. */
export function freshNumber(): string {
  numbers += 1
  return `089${String(numbers % 1e7).padStart(7, '0')}`
}

/** Calls the backend as the page's member. */
export function callAs(page: Page, endpoint: string, payload: object): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([name, fields]) => {
      const response = await fetch(`/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', page: '/', domain: location.host, device: 'desktop' },
        body: JSON.stringify({ ...fields, language: 'en', langCountry: 'en-th' }),
      })
      return response.json()
    },
    [endpoint, payload] as const,
  )
}

/**
 * Opens a page of a brand as one of the members of a fresh sandbox.
 *
 * @param username `0812345678`, `0810000001` to `0810000013`, or with the code of the country: `63-9171234567`.
 * `0810000012` does not work: this member has another password
 */
export async function openAs(page: Page, brand: Brand, path: string, username = '0812345678'): Promise<void> {
  await control('POST', 'reset', {})
  const account = username.includes('-') ? username : `66-${username}`
  await logIn(page.context(), new URL(address(brand)).origin, account)
  await page.goto(address(brand, path))
}
