import { expect, test } from 'vitest'
import { createUrlLogin, type UrlLoginDependencies } from './url-login.ts'

function openLogin(mode: UrlLoginDependencies['mode'], first?: string) {
  const attempts: string[][] = []
  let member = first
  let left: readonly [string, string] | undefined = ['660812345678', 'secret-1']
  let known = Promise.resolve()
  const urlLogin = createUrlLogin({
    mode,
    take: () => {
      const taken = left
      left = undefined
      return taken
    },
    visitorKnown: () => known,
    member: () => member,
    logIn: async (...credentials) => void attempts.push(credentials),
  })
  return {
    urlLogin,
    attempts,
    become: (name: string) => void (member = name),
    hold: (until: Promise<void>) => void (known = until),
  }
}

test('[QRY-04] auto: one attempt, even if the page begins twice', async () => {
  const { urlLogin, attempts } = openLogin('auto')
  await urlLogin.begin()
  await urlLogin.begin()
  expect(attempts).toEqual([['660812345678', 'secret-1']])
})

test('[QRY-04] confirm: no attempt before the visitor confirms, and the account is masked', async () => {
  const { urlLogin, attempts } = openLogin('confirm')
  await urlLogin.begin()
  expect(attempts).toEqual([])
  expect(urlLogin.store.getState().asked).toBe('66…5678')
  await urlLogin.confirm()
  await urlLogin.confirm()
  expect(attempts).toHaveLength(1)
  expect(urlLogin.store.getState().asked).toBeUndefined()
})

test('[QRY-04] refused, off, or already logged in: no attempt', async () => {
  const refused = openLogin('confirm')
  await refused.urlLogin.begin()
  refused.urlLogin.refuse()
  await refused.urlLogin.confirm()
  const off = openLogin('off')
  await off.urlLogin.begin()
  await off.urlLogin.confirm()
  const member = openLogin('auto', '660899999999')
  await member.urlLogin.begin()
  const asked = openLogin('confirm', '660899999999')
  await asked.urlLogin.begin()
  expect(asked.urlLogin.store.getState().asked).toBeUndefined()
  expect([refused, off, member, asked].flatMap(({ attempts }) => attempts)).toEqual([])
})

test('[QRY-04] a confirmation after another login makes no attempt', async () => {
  const { urlLogin, attempts, become } = openLogin('confirm')
  await urlLogin.begin()
  become('660899999999')
  await urlLogin.confirm()
  expect(attempts).toEqual([])
  expect(urlLogin.store.getState().asked).toBeUndefined()
})

test.each([
  ['a member', '660899999999', 0],
  ['a guest', undefined, 1],
])(
  '[QRY-04] the attempt waits until the visitor is known, and then happens for a guest only: %s',
  async (_who, name, times) => {
    const { urlLogin, attempts, become, hold } = openLogin('auto')
    const known = Promise.withResolvers<void>()
    hold(known.promise)
    const begun = urlLogin.begin()
    await Promise.resolve()
    expect(attempts).toEqual([])
    if (name !== undefined) become(name)
    known.resolve()
    await begun
    expect(attempts).toHaveLength(times)
  },
)
