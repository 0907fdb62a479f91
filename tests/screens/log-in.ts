import type { BrowserContext } from '@playwright/test'
import { demoPassword } from '../../sandbox/index.ts'
import { ask } from '../e2e/ask.ts'

/**
 * Logs a member of the sandbox in, for every page of the context. Loads no page.
 *
 * @param username the code of the country and the number, `66-0812345678`
 * @throws if the backend refuses the login
 */
export async function logIn(context: BrowserContext, origin: string, username = '66-0812345678'): Promise<void> {
  const { host, hostname, port } = new URL(origin)
  const { text, headers } = await ask(host, '/api/index/auth', {
    port: Number(port),
    headers: { page: '/', domain: hostname, device: 'desktop' },
    body: { username, password: demoPassword, mobile_check: 1, language: 'en', langCountry: 'en-th' },
  })
  const { status } = JSON.parse(text) as { status: boolean }
  if (!status) throw new Error(`The member ${username} could not log in at ${origin}: ${text}`)
  const cookies = (headers['set-cookie'] ?? []).map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    return { name, value, url: origin, httpOnly: true, sameSite: 'Lax' as const }
  })
  await context.addCookies(cookies)
}
