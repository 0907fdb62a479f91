import { describe, expect, test } from 'vitest'
import { decodeData, decodeRecords } from '../../runtime/api/decode-response.ts'
import { decodeResponse } from '../../runtime/api/testing/decode-whole.ts'
import { type ResponseOf, callApi, type Endpoint, type RequestOf } from '../../runtime/api/call-api.ts'
import { createSession } from '../../runtime/session/session.ts'
import { responseDecoders } from '../../schemas/generated/decoders.ts'
import { responseValidators } from '../../schemas/generated/response-validators.js'
import { outcomeOf } from '../../widgets/wallet/model/money/money-response.ts'
import walletArea from '../../widgets/wallet/area.ts'
import { createMinimalBackend, type Envelope } from './minimal-backend.ts'
import { probes } from '../../schemas/generated/probes.ts'
import { createRandom, placesOf, type Swap, swapAt } from './swap-types.ts'

/** The number of cases, which are the same in each run. */
const cases = 6000
const login = { username: '660812345678', password: 'Passw0rd1', mobile_check: 1 as const }

/** Responses of the minimal backend, each with its call: all that have a decoder, and all about withdrawals. */
async function responsesOf(
  typing: 'numbers' | 'texts',
): Promise<readonly (readonly [call: string, response: Envelope])[]> {
  const responses: [string, Envelope][] = []
  const backend = createMinimalBackend({
    typing,
    change: (call, response) => {
      responses.push([call, response])
      return response
    },
  })
  const headers = { 'content-type': 'application/json', page: '/', domain: 'a', device: 'mobile' }
  let cookie = ''
  const ask = async (call: string, payload: object): Promise<void> => {
    const body = JSON.stringify({ ...payload, language: 'th', langCountry: 'th-th' })
    const response = await backend.fetch(
      new Request(`http://a.localhost/api/${call}`, { method: 'POST', headers: { ...headers, cookie }, body }),
    )
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  }
  // Before the login, the backend refuses a member's call: the response has a code.
  await ask('user/get-bal', {})
  await ask('index/auth', login)
  for (const { call, payload } of probes) await ask(call, payload)
  await ask('deposit/add-deposit', { amount: '100', bank_id: 1, payment_method: 'a' })
  await ask('withdraw/do-withdraw', { amount: '100', tangki_id: 21 })
  await ask('game/get-wallet', { provider_id: 'jade', game_id: 'reels' })
  await ask('game/login-game', { currency: 'THB', provider_id: 'jade', game_id: 'reels' })
  await ask('register/register-v2', { content: '{}', page: 1 })
  await ask('user/forgot-password-tac', { type: 'forget', username: login.username })
  return responses.filter(([call]) => call in responseDecoders || call.includes('withdraw'))
}

/** Seeded changes of responses: a field of another type, a missing field, a broken row. */
async function swappedResponses(): Promise<readonly (readonly [string, unknown, Swap])[]> {
  const random = createRandom(17)
  const responses = [...(await responsesOf('numbers')), ...(await responsesOf('texts'))]
  return Array.from({ length: cases }, () => {
    const [call, response] = responses[Math.floor(random() * responses.length)] as (typeof responses)[number]
    const places = placesOf(response)
    const place = places[Math.floor(random() * places.length)] ?? []
    const { value, swap } = swapAt(response, place, random)
    return [call, value, swap] as const
  })
}

const swapped = await swappedResponses()

describe(`[API-02] ${cases} responses with a swapped type, a missing field or a broken row`, () => {
  test('are read by their schema or not at all, without an error', () => {
    let read = 0
    let coded = 0
    for (const [call, body, swap] of swapped) {
      const response = decodeResponse(call, 200, body, {})
      expect(typeof response.status, `${call} ${swap}`).toBe('boolean')
      if (response.msg !== undefined) expect(typeof response.msg).toBe('string')
      if (response.code !== undefined) {
        coded += 1
        expect(Number.isSafeInteger(response.code)).toBe(true)
      }
      if (response.data === undefined) continue
      read += 1
      const errors = errorsOf(call, response)
      expect(errors, `${call} ${swap}: ${JSON.stringify(response.data)}`).toEqual([])
    }
    expect(read).toBeGreaterThan(cases / 2)
    expect(coded).toBeGreaterThan(20)
  })

  test('never report money that the response did not move', () => {
    for (const [call, body, swap] of swapped) {
      const response = decodeResponse(call, 200, body, {})
      const isTrue = (body as { status?: unknown } | null)?.status === true
      expect(outcomeOf(response) === 'done', `${call} ${swap}`).toBe(isTrue)
    }
  })

  test('[STA-01] never show the balance of another wallet', () => {
    const random = createRandom(4)
    for (let at = 0; at < 1000; at++) {
      const rows = [
        { display: 'THB', balance: '11.00' },
        { display: 'PHP', balance: '22.00' },
        { display: 'USD', balance: '33.00' },
      ]
      const places = placesOf(rows)
      const { value, swap } = swapAt(rows, places[Math.floor(random() * places.length)] ?? [], random)
      const read = decodeRecords('wallet', value)
      expect(['22.00', '22', '33.00', '33'], `${swap} ${JSON.stringify(value)}`).not.toContain(read[0]?.balance)
    }
  })
})

test('[STA-02] [STA-04] a session over swapped responses never throws, and never has the balance of another wallet', async () => {
  const random = createRandom(99)
  for (let run = 0; run < 500; run++) {
    let swap = ''
    const backend = createMinimalBackend({
      typing: run % 2 === 0 ? 'numbers' : 'texts',
      change: (call, response) => {
        if (call !== 'user/dashboard' && call !== 'index/auth' && call !== 'user/get-bal') return response
        const two = withSecondWallet(call, response)
        const places = placesOf(two)
        const done = swapAt(two, places[Math.floor(random() * places.length)] ?? [], random)
        swap = `${call} ${done.swap}`
        return done.value ?? null
      },
    })
    let cookie = ''
    const session = createSession({
      call: (<Name extends Endpoint>(endpoint: Name, payload: RequestOf<Name>) =>
        callApi(endpoint, payload, {
          decodeData,
          origin: 'http://a.localhost',
          locale: 'th-th',
          page: '/',
          host: 'a.localhost',
          device: 'mobile',
          timeout: 5000,
          fetch: async (input, init) => {
            const request = new Request(input, init)
            request.headers.set('cookie', cookie)
            const response = await backend.fetch(request)
            cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
            return response
          },
        })) as (endpoint: Endpoint, payload: object) => Promise<ResponseOf<Endpoint>>,
      now: Date.now,
      currency: 'THB',
      onEnd: () => {},
      announce: () => {},
      parts: new Map([['wallet', walletArea.session as NonNullable<typeof walletArea.session>]]),
    } as Parameters<typeof createSession>[0])
    await session.login(login.username, login.password)
    await session.loadDashboard({ force: true })
    const { member, loggedIn, parts } = session.store.getState()
    expect(loggedIn, swap).toBe(member !== undefined)
    const balance = (parts as { wallet?: readonly { balance: string }[] }).wallet?.[0]?.balance
    expect(balance, swap).not.toBe('1.11')
  }
})

/** The response with one more wallet at the end of its list. A response without wallets does not change. */
function withSecondWallet(call: string, response: Envelope): Envelope {
  const second = { display: 'USD', balance: '1.11' }
  if (call === 'user/get-bal' && Array.isArray(response.data)) return { ...response, data: [...response.data, second] }
  const { wallet } = Object(response.data) as { wallet?: unknown }
  if (!Array.isArray(wallet)) return response
  return { ...response, data: { ...(response.data as object), wallet: [...wallet, second] } }
}

/** The places where a decoded response breaks its schema. Unreadable amounts are `-`, and texts may be empty. */
function errorsOf(call: string, response: object): readonly string[] {
  const validate = responseValidators[call]
  if (!validate || validate(response)) return []
  return (validate.errors ?? [])
    .filter(({ keyword, instancePath }) => keyword !== 'format' || !isAmountOrEmpty(valueAt(response, instancePath)))
    .filter(({ keyword, instancePath }) => keyword !== 'minLength' || valueAt(response, instancePath) !== '')
    .filter(({ keyword }) => keyword !== 'anyOf')
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
}

const isAmountOrEmpty = (value: unknown) => value === '-' || value === '' || /^-?\d+(?:\.\d+)?$/.test(String(value))

const valueAt = (value: unknown, pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, name) => (Object(inner) as Record<string, unknown>)[name], value)
