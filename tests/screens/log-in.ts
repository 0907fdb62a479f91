import type { BrowserContext } from '@playwright/test'
import { demoPassword } from '../../sandbox/index.ts'

/** Logs the sandbox's demo member in, in every page of the context. */
export async function logIn(context: BrowserContext, origin: string): Promise<void> {
  const answer = await context.request.post(`${origin}/api/index/auth`, {
    headers: { origin, page: '/', domain: new URL(origin).hostname, device: 'desktop' },
    data: { username: '66-0812345678', password: demoPassword, mobile_check: 0, language: 'th', langCountry: 'th-th' },
  })
  const { status } = (await answer.json()) as { status: boolean }
  if (!status) throw new Error(`The demo member could not log in at ${origin}.`)
}
