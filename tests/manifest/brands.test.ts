import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadProduct } from '../../app/load-product.ts'
import { loadSandboxParts } from '../../app/sandbox-parts.ts'
import {
  createMemorySource,
  environments,
  createExplainer,
  validateMerchants,
  type Json,
  leafPointers,
} from '../../runtime/manifest/index.ts'
import { createFileSource } from '../../runtime/sources/file-source.ts'
import { projectRoot } from '../support/run-command.ts'
import { brandFiles, smallBrand } from '../support/small-brand.ts'

const verdicts = await validateMerchants(createFileSource({ folders: [join(projectRoot, 'merchants')] }))
const manifestOf = (merchant: string, environment: (typeof environments)[number]) =>
  verdicts.find((verdict) => verdict.merchant === merchant)?.manifests.get(environment)

describe('the brands of the project', () => {
  test('[BRD-08] the brands beta191, mafa191 and siam191 exist and have no issues', () => {
    expect(verdicts.map(({ merchant, issues }) => [merchant, issues])).toEqual([
      ['beta191', []],
      ['mafa191', []],
      ['siam191', []],
    ])
  })

  test.each(['beta191', 'mafa191', 'siam191'])(
    '[BRD-09] theme, pages or menus differ between staging and production of %s',
    (merchant) => {
      const visible = (environment: 'staging' | 'production') => {
        const { theme, routes, shell, navigation } = manifestOf(merchant, environment) ?? ({} as never)
        return { theme, routes, shell, navigation }
      }
      expect(visible('staging')).not.toEqual(visible('production'))
    },
  )

  const brands = ['beta191', 'mafa191', 'siam191'] as const
  /** The entries of a layer that differ by environment. In development, a brand inherits some of them from base. */
  const entries = [
    ['site', ['domains', 'apiOrigin', 'staticOrigin']],
    ['upload', ['bucket', 'region', 'prefix']],
    ['hosts', ['game', 'payment', 'chat', 'tracker', 'image']],
  ] as const
  const inherited = {
    development: ['site.apiOrigin', 'site.staticOrigin', 'hosts.game', 'hosts.payment', 'hosts.tracker'],
    staging: [],
    production: [],
  }

  test.each(brands.flatMap((merchant) => environments.map((one) => [merchant, one] as const)))(
    '[BRD-11] the layer of %s for %s names its bucket, and the addresses and allowed hosts that the brand does not inherit',
    (merchant, environment) => {
      const path = join(projectRoot, 'merchants', merchant, 'environments', `${environment}.json`)
      const layer = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, Readonly<Record<string, object>>>>
      const lacking = entries.flatMap(([section, keys]) =>
        keys.filter((key) => Object.keys(layer[section]?.[key] ?? {}).length === 0).map((key) => `${section}.${key}`),
      )
      expect(lacking).toEqual(inherited[environment])
      expect(layer.upload?.bucket).toBe(`${merchant}-${environment}`)
    },
  )

  test('[BRD-11] in development, a new brand allows each host of the sandbox, and needs a host of its own only for push messages', async () => {
    const source = createMemorySource({ base: brandFiles('base'), acme: smallBrand })
    const [verdict] = await validateMerchants(source, ['acme'], await loadProduct())
    const { hosts, chat, analytics } = verdict?.manifests.get('development') ?? ({} as never)
    const ofSandbox = (await loadSandboxParts()).flatMap((part) => (part.hosts ?? []).map(({ name }) => name))
    expect(Object.values(hosts).flat().toSorted()).toEqual(ofSandbox.toSorted())
    expect(new Set(Object.values(chat.vendorHosts))).toEqual(new Set(hosts.chat))
    const { push, ...others } = analytics.vendors
    expect(push).not.toHaveProperty('host')
    expect(new Set(Object.values(others).map(({ host }) => host))).toEqual(new Set(hosts.tracker))
  })

  test.each(['beta191', 'mafa191', 'siam191'])('[BRD-11] staging of %s uploads to production’s region', (merchant) => {
    const [staging, production] = (['staging', 'production'] as const).map(
      (one) => manifestOf(merchant, one)?.upload.region,
    )
    expect(staging).toBe(production)
  })

  test('[RTE-09] [LAY-01] login and sign-up use the layout of login, unless a brand gives sign-up another layout', () => {
    const layoutsOf = (merchant: string) => {
      const { login, register } = manifestOf(merchant, 'production')?.routes ?? {}
      return [login?.layout, register?.layout]
    }
    expect(layoutsOf('beta191')).toEqual(['auth', 'auth'])
    expect(layoutsOf('siam191')).toEqual(['auth', 'register'])
  })

  test('[CON-02] [LAY-03] every page of mafa191’s casino hides the live chat after 3 s and asks no visitor to turn the phone', () => {
    const { routes = {}, shell } = manifestOf('mafa191', 'production') ?? {}
    const casino = Object.keys(routes).filter((id) => routes[id]?.path.split('/')[1] === 'casino')
    expect(casino).toHaveLength(3)
    const pages = expect.arrayContaining([...casino, 'reward-center', 'rebate'])
    const except = expect.arrayContaining([...casino, 'play', 'play-game'])
    expect(shell?.footer?.blocks['live-chat']?.props).toMatchObject({ quiet: { after: 3, pages } })
    expect(shell?.modals?.blocks.landscape?.props).toMatchObject({ except })
  })

  test('[QRY-07] every brand asks its visitors for consent, because it sends events to trackers and records members', () => {
    for (const { merchant, manifests } of verdicts) {
      for (const [environment, { analytics }] of manifests)
        expect(analytics.consent.ask, `${merchant} ${environment}`).toBe(true)
    }
  })

  test('[LOC-09] every brand has its locales with country and currency, and one of the locales is the default of Thailand', () => {
    for (const { merchant, manifests } of verdicts) {
      for (const [environment, { locales, defaultLocale }] of manifests) {
        const where = `${merchant} ${environment}`
        expect(Object.keys(locales).toSorted(), where).toEqual(['en-th', 'th-th'])
        expect(defaultLocale, where).toBe('th-th')
        for (const [code, locale] of Object.entries(locales)) {
          expect(locale, where).toMatchObject({ code, countryCode: 'th', currency: 'THB' })
        }
        const defaults = Object.values(locales).filter(({ isCountryDefault }) => isCountryDefault)
        expect(
          defaults.map(({ code }) => code),
          where,
        ).toEqual(['th-th'])
      }
    }
  })

  test('every leaf of every manifest has an origin', () => {
    for (const { merchant, layers, manifests } of verdicts) {
      for (const [environment, manifest] of manifests) {
        const { explain } = createExplainer(layers.get(environment) ?? [])
        for (const pointer of leafPointers(manifest as unknown as Json)) {
          const explained = explain(pointer)
          expect(explained?.origin.line, `${merchant} ${environment} ${pointer}`).toBeGreaterThan(0)
        }
      }
    }
  })

  const settings: readonly (readonly [
    row: string,
    pointer: (manifest: NonNullable<ReturnType<typeof manifestOf>>) => unknown,
    beta: unknown,
    mafa: unknown,
    siam: unknown,
  ])[] = [
    ['pages', ({ pages }) => Object.values(pages), [false, false, true], [false, false, false], [true, true, true]],
    ['auth.urlLogin', ({ auth }) => auth.urlLogin, 'confirm', 'off', 'confirm'],
    ['auth.rememberPhone', ({ auth }) => auth.rememberPhone, false, true, false],
    ['auth.forgotIdentifiers', ({ auth }) => auth.forgotIdentifiers.length, 3, 1, 1],
    ['phone.paste', ({ phone }) => phone.paste, 'block', 'block', 'normalise'],
    ['phone.requiredPrefixes', ({ phone }) => phone.requiredPrefixes.join(), '', '06,08,09', '06,08,09'],
    ['otp.autoSubmit', ({ otp }) => otp.autoSubmit && otp.clearOnError, false, false, true],
    ['bank.accountNumberDashes', ({ bank }) => bank.accountNumberDashes, false, false, true],
    ['countries.allow', ({ countries }) => countries.allow.join(), 'PH,TH', '', ''],
    ['contacts.byMemberGroup', ({ contacts }) => contacts.byMemberGroup, false, true, false],
    ['upload.mode', ({ upload }) => upload.mode, 3, 2, 4],
    ['deposit.variant', ({ deposit }) => deposit.variant, 'standard', 'guided', 'standard'],
    ['deposit.presets', ({ deposit }) => deposit.presets.amounts.length, 6, 14, 14],
    ['withdrawal.variant', ({ withdrawal }) => withdrawal.variant, 'balances', 'balances', 'standard'],
  ]

  test.each(settings)('%s has the expected value in each brand', (row, read, beta, mafa, siam) => {
    const values = ['beta191', 'mafa191', 'siam191'].map((merchant) => {
      const manifest = manifestOf(merchant, 'production')
      const value = manifest && read(manifest)
      return row === 'countries.allow' ? String(value).split(',').toSorted().join() : value
    })
    expect(values).toEqual([beta, mafa, siam])
  })
})
