import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { checkBackend } from '../../cli/backend-check/check-backend.ts'
import { exitCodes } from '../../cli/command-context.ts'
import { runCli } from '../../cli/run-cli.ts'
import { createTestSandbox, river } from '../sandbox/sandbox-under-test.ts'
import { fakeContext } from '../support/fake-context.ts'
import { brokenVariants } from './broken-variants.ts'
import { createMinimalBackend } from './minimal-backend.ts'

const login = { username: '660812345678', password: 'Passw0rd1' }
const options = { origin: `http://${river}`, host: river, locale: 'th-th', currency: 'THB', login }

let close = (): void => {}
afterEach(() => close())

describe('livery check-backend', () => {
  test('every response of the sandbox fits', async () => {
    const sandbox = createTestSandbox()
    close = () => sandbox.close()
    const reports = await checkBackend(options, (request) => sandbox.fetch(request))
    expect(reports.filter(({ verdict }) => verdict !== 'fits')).toEqual([])
    expect(reports.length).toBeGreaterThan(15)
  })

  test.each(['numbers', 'texts'] as const)(
    'every response of the minimal backend with %s fits, and the reports name the missing calls',
    async (typing) => {
      const backend = createMinimalBackend({ typing })
      const reports = await checkBackend(options, backend.fetch)
      expect(reports.filter(({ verdict }) => verdict === 'misfits')).toEqual([])
      expect(reports.filter(({ verdict }) => verdict === 'missing').map(({ call }) => call)).toEqual([
        'blog/list-articles',
        'contest/get-fixtures',
        'contest/get-leaderboard',
        'mission/get-calendar',
        'vip/get-levels',
        'angpow/get-list',
        'contest/get-my-place',
        'contest/get-predictions',
        'game/get-game-history',
        'promotion/get-promotion-balance',
        'rebate/get-rebates',
        'referral/get-friends',
        'responsible-play/get-status',
        'reward/get-center',
        'reward/get-points',
        'user/get-id-document',
        'user/get-transactions',
        'vip/get-progress',
        'wheel/get-wheel',
      ])
      expect(backend.breaches).toEqual([])
    },
  )

  test.each(brokenVariants)(
    '$what: the report names $call, $field and the remedy',
    async ({ change, call, field, cure }) => {
      const backend = createMinimalBackend({ typing: 'texts', change })
      const reports = await checkBackend(options, backend.fetch)
      const mismatch = reports.find((one) => one.call === call)?.mismatches.find((one) => one.field === field)
      expect(mismatch?.cure).toMatch(cure)
      expect(mismatch?.problem).toMatch(/\w/)
    },
  )

  test('each call names the site in `x-forwarded-host`, as a call that the host forwards does', async () => {
    const named = new Set<unknown>()
    const server = createServer((request, response) => {
      named.add(request.headers['x-forwarded-host'])
      response.end('{}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    close = () => server.close()
    const { port } = server.address() as AddressInfo
    await checkBackend({ ...options, origin: `http://127.0.0.1:${port}`, host: 'www.acme.example' }, fetch)
    expect([...named]).toEqual(['www.acme.example'])
  })

  test('the calls change nothing', async () => {
    const backend = createMinimalBackend({ typing: 'numbers' })
    await checkBackend(options, backend.fetch)
    expect(backend.state.ledger).toEqual([])
    expect(backend.state.members.size).toBe(1)
  })

  test('if a call does not fit, the command prints the mistake and ends with 1', async () => {
    const { change } = brokenVariants[0] ?? {}
    const backend = createMinimalBackend({ typing: 'texts', ...(change && { change }) })
    const context = { ...fakeContext(), fetch: backend.fetch, variable: () => login.password }
    const args = ['check-backend', 'http://minimal.localhost', '--username', login.username]
    expect(await runCli(args, context)).toBe(exitCodes.issues)
    const output = context.written.join('')
    expect(output).toContain('does not fit  user/get-bal\n')
    expect(output).toContain(
      'data.*.balance: found the text "7,654,321.50", expected an amount such as 100 or "100.50".',
    )
    expect(output).toMatch(/\d+ calls fit, 1 does not fit\b.*\.$/m)
  })

  const output = async (url: string, respond: (request: Request) => Promise<Response>) => {
    const context = { ...fakeContext(), fetch: respond }
    const code = await runCli(['check-backend', url], context)
    return { code, text: context.written.join(''), errors: context.errors.join('') }
  }

  test('if the backend refuses every call, no response has data, and the command ends with 1', async () => {
    const refusal = () => Response.json({ status: false, code: 403, msg: 'Forbidden' })
    const { code, text } = await output('http://minimal.localhost', async () => refusal())
    expect(code).toBe(exitCodes.issues)
    expect(text).toMatch(/^1 call fits, \d+ are refused\. No response has data/m)
  })

  test('without an account, the command does not make a call that needs a member', async () => {
    const backend = createMinimalBackend({ typing: 'numbers' })
    const context = { ...fakeContext(), fetch: backend.fetch }
    expect(await runCli(['check-backend', 'http://minimal.localhost'], context)).toBe(exitCodes.fine)
    expect(context.written.join('')).toContain('not called    user/get-bal')
    expect(backend.calls).not.toContain('user/get-bal')
  })

  test('a backend that does not respond is reported once, with the reason, and no further call is made', async () => {
    let calls = 0
    const { code, text } = await output('http://minimal.localhost', () => {
      calls += 1
      return Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))
    })
    expect(code).toBe(exitCodes.issues)
    expect(text.match(/the backend sent no response \(ECONNREFUSED\)/g)).toHaveLength(1)
    expect(text).toContain('not called    user/get-bal')
    expect(text).toContain('0 calls fit, 1 does not fit. No response has data')
    expect(calls).toBe(1)
  })

  test('the command waits 15 s for a backend that does not respond', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { text } = await output('http://minimal.localhost', () =>
      Promise.reject(new DOMException('late', 'TimeoutError')),
    )
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000)
    expect(text).toContain('the backend sent no response within 15 s')
  })

  test('if the address responds with HTML pages, the command prints the remedy once', async () => {
    const { text } = await output(
      'http://minimal.localhost',
      async () => new Response('<!doctype html><h1>Sign in</h1>'),
    )
    expect(text.match(/HTTP 200 with a page of HTML/g)?.length).toBeGreaterThan(5)
    expect(text.match(/give the address of the backend/g)).toHaveLength(1)
  })

  test('a redirect is not followed, because it would lose the payload', async () => {
    const { text } = await output('http://minimal.localhost', async ({ redirect }) => {
      expect(redirect).toBe('manual')
      return new Response(null, { status: 301, headers: { location: 'https://minimal.localhost/' } })
    })
    expect(text).toContain('it redirects to https://minimal.localhost/')
  })

  test.each(['localhost:8080', 'https://a b', 'ftp://a.example', 'http://a.example/api', ''])(
    'the command refuses the address %j, and gives an example of an address',
    async (url) => {
      const { code, errors } = await output(url, () => Promise.reject(new Error('not reached')))
      expect(code).toBe(exitCodes.misuse)
      expect(errors).toContain('such as http://localhost:8080')
    },
  )

  test('the session continues if the backend sets another cookie with each response', async () => {
    const backend = createMinimalBackend({ typing: 'texts' })
    const { cookies, fetch } = { cookies: [] as string[], fetch: backend.fetch }
    await checkBackend(options, async (request) => {
      cookies.push(request.headers.get('cookie') ?? '')
      const response = await fetch(request)
      response.headers.append('set-cookie', `seen=${cookies.length}; Path=/`)
      return response
    })
    expect(cookies.at(-1)).toMatch(/^seen=\d+; member=1001$/)
  })

  test('in a terminal, the command asks for the password without showing it', async () => {
    const backend = createMinimalBackend({ typing: 'numbers' })
    const context = fakeContext(undefined, [login.password])
    const terminal = { ...context.terminal, ask: () => Promise.reject(new Error('shown')) }
    const args = ['check-backend', 'http://minimal.localhost', '--username', login.username]
    expect(await runCli(args, { ...context, terminal, fetch: backend.fetch })).toBe(exitCodes.fine)
    expect(backend.calls).toContain('user/get-bal')
  })

  test('the password comes from its variable, never from an option', async () => {
    const context = fakeContext()
    expect(await runCli(['check-backend', 'http://a.localhost', '--username', 'x'], context)).toBe(exitCodes.misuse)
    expect(context.errors.join('')).toContain('LIVERY_CHECK_PASSWORD')
    const withPassword = { ...fakeContext(), variable: () => 'y' }
    const asOption = ['check-backend', 'http://a.localhost', '--username', 'x', '--password', 'y']
    expect(await runCli(asOption, withPassword)).toBe(exitCodes.misuse)
  })
})

test.each([
  ['ไทย.example', 'xn--o3cw4h.example'],
  ['WWW.Acme.example', 'www.acme.example'],
  ['localhost:8080', 'localhost:8080'],
])('check-backend sends the host name %s as browsers do: %s', async (typed, sent) => {
  const backend = createMinimalBackend({ typing: 'texts' })
  const named = new Set<string | null>()
  const fetch = (request: Request) => {
    named.add(request.headers.get('x-forwarded-host'))
    return backend.fetch(request)
  }
  await runCli(['check-backend', 'https://api.acme.example', '--host', typed], { ...fakeContext(), fetch })
  expect([...named]).toEqual([sent])
})

test.each(['a b', 'https://www.acme.example', 'www.acme.example/en', ''])(
  'check-backend refuses %j as a host name',
  async (typed) => {
    const context = fakeContext()
    const code = await runCli(['check-backend', 'https://api.acme.example', '--host', typed], context)
    expect(code).toBe(exitCodes.misuse)
    expect(context.errors.join('')).toContain('It has to be a host name, such as www.acme.example.')
  },
)
