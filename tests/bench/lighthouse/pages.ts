import type { Upstream } from '../page/secure-front.ts'

/** A page that Lighthouse measures. */
export interface AuditedPage {
  readonly brand: string
  readonly name: string
  /** Path and query. */
  readonly address: string
  /** Whether a member opens it. */
  readonly isMembers: boolean
}

export const brands = ['siam191', 'mafa191', 'beta191'] as const

/** The domain of a brand in production. */
export const domainOf = (brand: string) => `www.${brand}.example`

const paths = { home: '', lobby: '/slot', promotions: '/promotions', login: '/login', deposit: '/deposit' } as const

/**
 * The pages of a brand, each at its final address. If a brand has a dialog instead of a page, the page's address
 * redirects.
 *
 * @param locale such as `th-th`
 */
export async function pagesOf(brand: string, locale: string, site: Upstream): Promise<readonly AuditedPage[]> {
  return Promise.all(
    Object.entries(paths).map(async ([name, path]) => {
      const address = `/${locale}${path}`
      const response = await site(new Request(`http://${domainOf(brand)}${address}`))
      if (response.status >= 400) throw new Error(`${brand} has no ${address}: ${response.status}`)
      return { brand, name, address: response.headers.get('location') ?? address, isMembers: name === 'deposit' }
    }),
  )
}

/** The cookie of a member's session, as `name=value`. */
export async function logIn(brand: string, site: Upstream): Promise<string> {
  const response = await site(
    new Request(`http://${domainOf(brand)}/api/index/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', page: '/', domain: domainOf(brand), device: 'mobile' },
      body: JSON.stringify({
        username: '660812345678',
        password: 'Passw0rd1',
        mobile_check: 1,
        language: 'th',
        langCountry: 'th-th',
      }),
    }),
  )
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  if (!cookie.includes('=')) throw new Error(`${brand}: the login failed: ${await response.text()}`)
  return cookie
}
