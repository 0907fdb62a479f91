import type { BrowserContext } from '@playwright/test'
import { demoPassword } from '../../sandbox/index.ts'

/** Logs the sandbox's demo member in, for every page of the context. */
export async function logIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}/en-th/faq`)
  const status = await page.evaluate(callAuth, demoPassword)
  await page.close()
  if (!status) throw new Error(`The demo member could not log in at ${origin}.`)
}

/** Runs in the browser. */
async function callAuth(password: string): Promise<boolean> {
  const response = await fetch('/api/index/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json', page: '/', domain: location.hostname, device: 'desktop' },
    body: JSON.stringify({
      username: '66-0812345678',
      password,
      mobile_check: 0,
      language: 'th',
      langCountry: 'th-th',
    }),
  })
  return ((await response.json()) as { status: boolean }).status
}
