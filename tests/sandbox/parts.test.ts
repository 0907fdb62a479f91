import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadSandboxParts, areaFolders } from '../../app/sandbox-parts.ts'
import { type SandboxMerchant, seedMembers } from '../../sandbox/index.ts'
import type { SandboxPart } from '../../sandbox/part.ts'
import { projectRoot } from '../support/run-command.ts'
import { control } from './money.ts'
import { draftOf } from './registration-draft.ts'
import {
  createTestSandbox,
  logIn,
  merchants,
  openSandbox,
  parts,
  river,
  type TestSandbox,
} from './sandbox-under-test.ts'

let sandbox: TestSandbox

const brand = merchants[0] as SandboxMerchant
const small = ['account', 'contact', 'layout']
const home = { page_name: 'home' } as const

/** A sandbox of one brand that uses these areas. */
function openWith(areas: readonly string[]): TestSandbox {
  return createTestSandbox({ merchants: [{ ...brand, areas }] })
}

describe('a brand that leaves areas out', () => {
  test.each(['user/get-bal', 'provider/provider-list', 'promotion/get-promotion-content-list', 'user/update-click'])(
    'has no call %s',
    async (name) => {
      sandbox = openWith(small)
      const { response, body } = await sandbox.browser().call(name as never, {} as never)
      expect(response.status).toBe(404)
      expect(body).toEqual({ status: false, code: 404, msg: `There is no call ${name}.` })
    },
  )

  test('still has calls, sessions and members', async () => {
    sandbox = openWith(small)
    const browser = sandbox.browser()
    const login = await logIn(browser)
    expect(login.body).toMatchObject({ status: true, data: { user: { phone: '66-0812345678' } } })
    for (const field of ['vip', 'wallet', 'restrict']) expect(login.body.data?.user).not.toHaveProperty(field)
    const { body } = await browser.call('user/dashboard', home)
    expect(Object.keys(body.data ?? {}).sort()).toEqual(['logged_in', 'profile', 'user'])
    expect((await browser.call('user/get-bank-list', { currency: 'THB', page: 'register' })).body.status).toBe(true)
  })

  test.each([
    'games/THB/slot.json.gz',
    'frontend/staging/banner.json',
    'frontend/staging/partnership.json',
    'art/providers/jade-comet.svg',
    'art/banks/pay.svg',
  ])('has no file %s', async (path) => {
    sandbox = openSandbox()
    expect((await sandbox.browser().get(`/static/${path}`)).status).toBe(200)
    sandbox.close()
    sandbox = openWith(small)
    expect((await sandbox.browser().get(`/static/${path}`)).status).toBe(404)
  })

  test('stores no data of left-out areas', async () => {
    sandbox = openWith(small)
    const { ledger, wallets } = (await control(sandbox, 'GET', 'ledger')) as Record<string, unknown[]>
    expect([ledger, wallets]).toEqual([[], []])
  })

  test('does not affect other brands', async () => {
    sandbox = openSandbox({ merchants: [{ ...brand, areas: small }, merchants[1] as SandboxMerchant] })
    expect((await sandbox.browser(river).call('provider/provider-list', {})).response.status).toBe(404)
    expect((await sandbox.browser('market.localhost').call('provider/provider-list', {})).body.status).toBe(true)
  })
})

describe('a brand that adds areas later', () => {
  const register = { ...brand.data.register, otp: 0, bank: 0 } as const
  const later = { ...brand, data: { ...brand.data, register } }
  const signUp = async (mobile: string) => {
    const content = JSON.stringify(draftOf({ password: 'Passw0rd9' }, mobile))
    expect((await sandbox.browser().call('register/register-v2', { content, page: 2 })).body.status).toBe(true)
  }
  const enter = async (mobile: string) => (await logIn(sandbox.browser(), `66-${mobile}`, 'Passw0rd9')).body
  const ledgerOf = async () => ((await control(sandbox, 'GET', 'ledger')) as { ledger: unknown[] }).ledger

  test('has the data of all areas for its earlier members', async () => {
    sandbox = openSandbox({ merchants: [brand] })
    const whole = await logIn(sandbox.browser())
    const wholeLedger = await ledgerOf()
    const notes = await control(sandbox, 'GET', 'members')
    sandbox.close()
    sandbox = openSandbox({ merchants: [{ ...later, areas: small }] })
    await signUp('0891112222')
    sandbox.put(later)
    const browser = sandbox.browser()
    const { body } = await logIn(browser)
    expect({ ...body.data?.user, utk: '' }).toEqual({ ...whole.body.data?.user, utk: '' })
    expect(await ledgerOf()).toEqual(wholeLedger)
    expect(await control(sandbox, 'GET', 'members')).toEqual(notes)
    expect(await enter('0891112222')).toMatchObject({ data: { user: { vip: '1', wallet: [{ balance: '0.00' }] } } })
    for (const name of ['game/get-game-history', 'reward/get-points'] as const)
      expect((await browser.call(name, { page: 1 })).body.data?.items.length, name).toBeGreaterThan(0)
  })

  test('if it removes an area and adds the area again, seeds the area only for members who joined meanwhile', async () => {
    sandbox = openSandbox({ merchants: [later] })
    const before = await ledgerOf()
    sandbox.put({ ...later, areas: small })
    await signUp('0891112222')
    sandbox.put(later)
    await signUp('0893334444')
    expect(await ledgerOf()).toEqual(before)
    for (const mobile of ['0891112222', '0893334444'])
      expect(await enter(mobile), mobile).toMatchObject({ data: { user: { wallet: [{ balance: '0.00' }] } } })
  })
})

describe('the parts of an installation', () => {
  const coffee = join(import.meta.dirname, 'coffee')

  test('come after the parts of the areas that they require, whatever the order of the folders', async () => {
    for (const folders of [areaFolders(), areaFolders().toReversed()]) {
      const names = (await loadSandboxParts([coffee, ...folders])).map(({ name }) => name)
      expect(names.indexOf('contact')).toBeLessThan(names.indexOf('coffee'))
      expect(names.indexOf('account')).toBeLessThan(names.indexOf('wallet'))
      expect(names.indexOf('wallet')).toBeLessThan(names.indexOf('promotions'))
    }
  })

  test('may be in another folder, and can contribute all that Livery’s own parts contribute', async () => {
    const all = await loadSandboxParts([...areaFolders(), coffee])
    sandbox = openSandbox({ parts: all })
    expect(sandbox.ownHosts).toContain('counter.localhost')
    const counter = new Request('http://counter.localhost/', { headers: { host: 'counter.localhost' } })
    expect(await (await sandbox.fetch(counter)).text()).toBe('One moment, please.')
    const drinks = await sandbox.browser().get('/static/frontend/staging/drinks.json')
    expect(await drinks.json()).toEqual({ cups: seedMembers.length })
    expect((await sandbox.browser().get('/static/art/drinks/latte.svg')).headers.get('content-type')).toMatch(/svg/)
    expect((await sandbox.browser().get('/static/art/drinks/tea.svg')).status).toBe(404)
    expect(await control(sandbox, 'GET', 'cups')).toEqual({ cups: 'many' })
    await control(sandbox, 'POST', 'reset')
    expect(await (await sandbox.browser().get('/static/frontend/staging/drinks.json')).json()).toEqual({
      cups: seedMembers.length,
    })
  })

  const balance = parts.flatMap(({ endpoints = [] }) => endpoints.filter(({ name }) => name === 'user/get-bal'))
  const twice: readonly (readonly [thing: string, part: SandboxPart])[] = [
    ['the area games', { name: 'games' }],
    ['the call user/get-bal', { name: 'arcade', endpoints: balance }],
    [
      'the host games.localhost',
      { name: 'arcade', hosts: [{ name: 'games.localhost', handle: () => new Response() }] },
    ],
    ['the table wallets', { name: 'arcade', tables: { sql: '', names: ['wallets'] } }],
  ]
  test.each(twice)('must have unique names: %s', (thing, part) => {
    expect(() => createTestSandbox({ parts: [...parts, part] })).toThrow(`Two parts of the sandbox declare ${thing}: `)
  })

  test('need their data: if a brand lacks some, the error names the brand', () => {
    const { missions: _missions, ...data } = brand.data
    const merchant = { ...brand, data: data as SandboxMerchant['data'] }
    expect(() => createTestSandbox({ merchants: [merchant] })).toThrow(
      'The sandbox.json of river has no missions, which the area missions needs.',
    )
    sandbox = openSandbox({ merchants: [{ ...merchant, areas: small }] })
  })

  test.each(parts.map((part) => [part.name, part] as const))(
    '%s needs the keys that its schema requires',
    (name, part) => {
      const [path] = globSync(`widgets/${name}/sandbox/data.schema.json`, { cwd: projectRoot })
      const schema = path
        ? (JSON.parse(readFileSync(join(projectRoot, path), 'utf8')) as { required: string[] })
        : undefined
      expect([...(part.data ?? [])].sort()).toEqual([...(schema?.required ?? [])].sort())
    },
  )
})

test('after an error in the seed of a brand, the next `put` seeds the brand', async () => {
  let isBroken = true
  const seed = () => {
    if (isBroken) throw new Error('no cup')
  }
  sandbox = openSandbox({ parts: [...parts, { name: 'coffee', seed }], merchants: [] })
  expect(() => sandbox.put(brand)).toThrow('no cup')
  isBroken = false
  sandbox.put(brand)
  expect((await logIn(sandbox.browser())).body.status).toBe(true)
})

test('a response in a language without texts is in English', async () => {
  sandbox = openSandbox()
  const khmer = { body: { currency: 'THB', language: 'km', langCountry: 'km-kh' } }
  const { body } = await sandbox.browser().call('promotion/get-promotion-content-list', { currency: 'THB' }, khmer)
  expect(body.data?.[0]?.title).toBe('100% welcome bonus')
  const refused = await sandbox.browser().call('user/get-bal', {}, { body: { language: 'km', langCountry: 'km-kh' } })
  expect(refused.body).toMatchObject({ code: 1003, msg: 'Log in to continue.' })
})

test('a language needs no code: data of a brand in this language is enough', async () => {
  const [first, ...others] = brand.data.promotions
  if (!first) throw new Error('The brand has no promotion.')
  const promotions = [{ ...first, title: { ...first.title, km: 'ប្រាក់រង្វាន់' } }, ...others]
  const data = { ...brand.data, locales: [...brand.data.locales, 'km-kh'], promotions }
  sandbox = openSandbox({ merchants: [{ ...brand, data }] })
  const khmer = { body: { currency: 'THB', language: 'km', langCountry: 'km-kh' } }
  const { body } = await sandbox.browser().call('promotion/get-promotion-content-list', { currency: 'THB' }, khmer)
  expect(body.data?.[0]).toMatchObject({ title: 'ប្រាក់រង្វាន់', img: '/static/art/promotions/1101.km.svg' })
  const menu = (await (await sandbox.browser().get('/static/frontend/staging/menu.json')).json()) as {
    language: string
  }[]
  expect(new Set(menu.map(({ language }) => language))).toEqual(new Set(['en', 'th', 'km']))
})

describe('the folders', () => {
  const words =
    /game|wallet|deposit|withdraw|\bbank|promotion|\bmission|\bvip\b|casino|lobby|referr|rebate|partnership|bonus|turnover/i
  const readAll = (pattern: string) =>
    globSync(pattern, { cwd: projectRoot }).map(
      (path) => [path, readFileSync(join(projectRoot, path), 'utf8')] as const,
    )

  test('the kernel of the sandbox contains no word of the product', () => {
    const files = [...readAll('sandbox/**/*.ts'), ...readAll('schemas/sandbox.schema.json')].filter(
      ([path]) => !path.endsWith('.test.ts'),
    )
    expect(files.length).toBeGreaterThan(60)
    const found = files.flatMap(([path, text]) => {
      const word = words.exec(text)?.[0]
      return word === undefined ? [] : [`${path}: ${word}`]
    })
    expect(found).toEqual([])
  })

  test('a part imports the exports of another area only if its own area requires that area', () => {
    const imports = readAll('widgets/*/sandbox/**/*.ts').flatMap(([path, text]) => {
      const area = path.split('/')[1] ?? ''
      const { requires } = JSON.parse(readFileSync(join(projectRoot, 'widgets', area, 'area.json'), 'utf8')) as {
        requires: string[]
      }
      const opened = [...text.matchAll(/from '(?:\.\.\/)+([\w-]+)\/sandbox\/exports\.ts'/g)].map(
        ([, name = '']) => name,
      )
      return opened.map((name) => ({ place: `${path}: ${name}`, isRequired: requires.includes(name) }))
    })
    expect(imports.length).toBeGreaterThan(20)
    expect(imports.filter(({ isRequired }) => !isRequired).map(({ place }) => place)).toEqual([])
  })
})
