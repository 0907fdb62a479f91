import { request } from 'node:http'
import type { SharedSite } from '../../../app/site-state.ts'
import { stateElement } from '../../../runtime/head/state-element.ts'

/** The headers of requests for a page. */
export const asked = {
  host: 'phone191.localhost',
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile bench',
} as const

/** The raw response of a host's home page, at a port of this machine. */
export function takePage(
  port: number,
  headers: Readonly<Record<string, string>> = asked,
  path = '/th-th',
): Promise<RawPage> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${path} has the status ${response.statusCode}.`))
        resolve({ headers: response.headers as Record<string, string>, body: Buffer.concat(chunks) })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

interface RawPage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/**
 * Lists that our home page contains as data. The key is the list's name in the hand-written site, the value the name of
 * our public data.
 */
const shown = { menu: 'layout/menu', banners: 'banners/list' } as const

/** Lists that our home page contains only as HTML, each with the call that returns the list's rows, and its payload. */
const called = {
  providers: ['provider/provider-list', {}],
  promotions: ['promotion/get-promotion-content-list', { currency: 'THB' }],
} as const

/** Fetches the rows of a list from the backend of a host. */
function takeRows(port: number, call: string, parameters: object): Promise<readonly unknown[]> {
  const headers = {
    host: asked.host,
    'content-type': 'application/json',
    page: '/th-th',
    domain: 'phone191.localhost',
    device: 'mobile',
  }
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: `/api/${call}`, method: 'POST', headers }
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const { data } = JSON.parse(text) as { data?: unknown }
        if (!Array.isArray(data) || data.length === 0)
          return reject(new Error(`The call ${call} returned no rows: ${text}`))
        resolve(data)
      })
    })
    outgoing.on('error', reject)
    outgoing.end(JSON.stringify({ language: 'th', langCountry: 'th-th', ...parameters }))
  })
}

/** The logo and the lists of our page, for the hand-written site. */
export async function takeContent(port: number): Promise<Record<string, unknown>> {
  const { 'accept-encoding': _compressed, ...plain } = asked
  const html = (await takePage(port, plain)).body.toString()
  const written = new RegExp(`id="${stateElement}">(.*?)</script>`, 's').exec(html)?.[1] ?? '{}'
  const { site, queries } = JSON.parse(written) as {
    site: string
    queries: [key: [name: string], data: unknown][]
  }
  const lists = Object.entries(shown).map(([list, query]) => {
    const data = queries.find(([[name]]) => name === query)?.[1]
    if (!Array.isArray(data) || data.length === 0) throw new Error(`The page has no ${query}.`)
    return [list, data] as const
  })
  const rows = Object.entries(called).map(
    async ([list, [call, parameters]]) => [list, await takeRows(port, call, parameters)] as const,
  )
  const { merchant } = JSON.parse((await takePage(port, plain, site)).body.toString()) as SharedSite
  return { logo: merchant.logo, ...Object.fromEntries([...lists, ...(await Promise.all(rows))]) }
}
