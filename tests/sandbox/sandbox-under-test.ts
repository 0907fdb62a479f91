import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ApiCalls } from '../../schemas/generated/api.ts'
import { type Json, merge } from '../../runtime/manifest/index.ts'
import type { SandboxData } from '../../schemas/generated/sandbox.ts'
import { loadSandboxParts } from '../../app/sandbox-parts.ts'
import { createSandbox, type Sandbox, type SandboxMerchant, type SandboxOptions } from '../../sandbox/index.ts'

/** Noon in Bangkok on a day in the middle of a month. */
export const noon = Date.parse('2026-11-18T05:00:00Z')

export const river = 'river.localhost'
export const market = 'market.localhost'

/** The parts of all areas of the tree. */
export const parts = await loadSandboxParts()

/** Two brands, with the data of siam191 and of mafa191. */
export const merchants: readonly SandboxMerchant[] = [
  { id: 'river', name: 'River', hosts: [river, 'river.example'], data: readBrand('siam191') },
  { id: 'market', name: 'Market', hosts: [market], data: readBrand('mafa191') },
]

/** The response of a call. */
export interface CallResult<Name extends keyof ApiCalls> {
  readonly response: Response
  readonly body: ApiCalls[Name]['response']
}

/**
 * A browser that visits one brand and stores the brand's cookie. Calls are in Thai unless the payload has a language.
 */
export interface Browser {
  cookie: string
  call<Name extends keyof ApiCalls>(
    name: Name,
    payload: ApiCalls[Name]['request'],
    change?: { readonly headers?: Record<string, string>; readonly body?: unknown },
  ): Promise<CallResult<Name>>
  get(path: string, headers?: Record<string, string>): Promise<Response>
}

/** A sandbox whose clock the test moves. */
export interface TestSandbox extends Sandbox {
  now: number
  readonly slept: number[]
  browser(host?: string): Browser
}

export function createTestSandbox(options: Partial<SandboxOptions> = {}): TestSandbox {
  const slept: number[] = []
  const state = { now: noon, slept }
  const sandbox = createSandbox({
    database: ':memory:',
    parts,
    merchants,
    control: true,
    now: () => state.now,
    sleep: async (milliseconds) => {
      slept.push(milliseconds)
    },
    ...options,
  })
  return Object.assign(state, sandbox, { browser: (host = river) => openBrowser(sandbox, host) })
}

/** A sandbox that closes at the end of the running test. */
export function openSandbox(options?: Partial<SandboxOptions>): TestSandbox {
  const sandbox = createTestSandbox(options)
  onTestFinished(() => sandbox.close())
  return sandbox
}

function openBrowser(sandbox: Sandbox, host: string): Browser {
  const browser: Browser = {
    cookie: '',
    async call(name, payload, change = {}) {
      const response = await sandbox.fetch(
        new Request(`http://${host}/api/${name}`, {
          method: 'POST',
          headers: {
            host,
            'content-type': 'application/json',
            origin: `http://${host}`,
            page: '/',
            domain: host,
            device: 'mobile',
            cookie: browser.cookie,
            ...change.headers,
          },
          body: JSON.stringify(change.body ?? { language: 'th', langCountry: 'th-th', ...payload }),
        }),
      )
      const set = response.headers.get('set-cookie')
      if (set) browser.cookie = set.split(';')[0] ?? ''
      return { response, body: (await response.json()) as never }
    },
    get: (path, headers = {}) => sandbox.fetch(new Request(`http://${host}${path}`, { headers: { host, ...headers } })),
  }
  return browser
}

/** Logs a member in. Default: the demo member. */
export async function logIn(browser: Browser, username = '66-0812345678', password = 'Passw0rd1') {
  return browser.call('index/auth', { username, password, mobile_check: 1 })
}

/** The data of a real brand. */
export function readBrand(brand: string): SandboxData {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../../merchants', name, 'sandbox.json'), 'utf8')) as Json
  return merge(read('base'), read(brand)) as unknown as SandboxData
}
