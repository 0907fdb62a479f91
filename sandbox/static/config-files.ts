import type {
  Banner,
  BannerFile,
  CanonicalEntry,
  FooterEntry,
  GameVersionFile,
  MenuEntry,
  PushTracker,
  SeoEntry,
  TrackerEntry,
  VersionFile,
} from '../../schemas/generated/records.ts'
import type { LocalisedText } from '../../schemas/generated/sandbox.ts'
import { serverTime, siteMidnight } from '../clock.ts'
import { originOf } from '../http/origin-of.ts'
import type { SandboxMerchant } from '../options.ts'
import type { World } from '../world.ts'
import type { ConfigFileName } from './layout.ts'

type Environment = 'production' | 'staging'
type Write = (world: World, merchant: SandboxMerchant, environment: Environment) => unknown

/** The content of a configuration file of a brand. */
export function configFile(
  name: ConfigFileName,
  world: World,
  merchant: SandboxMerchant,
  environment: Environment,
): unknown {
  return files[name](world, merchant, environment)
}

const files: Readonly<Record<ConfigFileName, Write>> = {
  banner: (world, merchant) => bannerFile(world, merchant),
  contact: (_world, merchant) => merchant.data.contacts,
  custom_canonical: (_world, merchant) => canonicalEntries(merchant),
  footer: (_world, merchant) => footerEntries(merchant),
  game_version: ({ catalogue }): GameVersionFile => ({
    gameListVersion: catalogue.version,
    getProviderVersion: catalogue.version,
  }),
  general: (_world, merchant) => merchant.data.general,
  menu: (_world, merchant) => menuEntries(merchant),
  partnership: (_world, merchant) => merchant.data.partnership,
  push_trackers: (_world, merchant) => pushTrackers(merchant),
  seo: (_world, merchant) => seoEntries(merchant, merchant.data.seo),
  seo_extra: (_world, merchant) => seoEntries(merchant, merchant.data.seo_extra),
  tracker_config: (_world, merchant) => trackerEntries(merchant),
  version: ({ clock }, _merchant, environment): VersionFile => ({
    version: environment === 'production' ? '1.0.0' : '1.1.0',
    released: serverTime(siteMidnight(clock.now(), -7)),
  }),
}

function bannerFile({ clock }: World, { data }: SandboxMerchant): BannerFile {
  const bannersOf = (locale: string) =>
    data.banners.map((banner): Banner => {
      const language = languageOf(locale)
      return {
        id: banner.id,
        title: `${banner.title[language]} ${banner.text[language]}`,
        img: `/static/art/banners/${banner.id}.${language}.svg`,
        link: banner.link,
        start_date: serverTime(siteMidnight(clock.now(), banner.start_day)),
        end_date: serverTime(siteMidnight(clock.now(), banner.end_day)),
      }
    })
  return Object.fromEntries(data.locales.map((locale) => [locale, bannersOf(locale)]))
}

function canonicalEntries(merchant: SandboxMerchant): CanonicalEntry[] {
  const { data, hosts } = merchant
  const origin = originOf(merchant)
  const alternate = data.locales.map((locale) => ({ hreflang: hreflang(locale), href: `${origin}/${locale}` }))
  return data.locales.map((locale) => ({
    domain: [...hosts],
    locale,
    alternate_x_default: origin,
    canonical: `${origin}/${locale}`,
    alternate,
  }))
}

function seoEntries({ hosts }: SandboxMerchant, pages: SandboxMerchant['data']['seo']): SeoEntry[] {
  return pages.flatMap((page) =>
    languages.map((language) => ({
      language,
      url: page.url,
      domain: [...hosts],
      title: page.title[language],
      description: page.description[language],
      keyword: page.keyword[language],
    })),
  )
}

function footerEntries({ data, hosts }: SandboxMerchant): FooterEntry[] {
  return data.footer.flatMap((text) =>
    languages.map((language) => ({
      language,
      title: text.title[language],
      domain: [...hosts],
      content: text.content[language],
      display_type: text.display_type,
    })),
  )
}

function menuEntries({ data }: SandboxMerchant): MenuEntry[] {
  return data.menu.flatMap((entry, index) =>
    languages.map(
      (language): MenuEntry => ({
        language,
        title: entry.title[language],
        url: entry.url,
        icon: entry.icon,
        sequence: index + 1,
        placement: entry.placement,
        after_login: entry.after_login ? 1 : 0,
      }),
    ),
  )
}

function pushTrackers({ data, hosts }: SandboxMerchant): PushTracker[] {
  return hosts.flatMap((domain) => data.push_trackers.map((tracker) => ({ domain, ...tracker })))
}

function trackerEntries({ data, hosts }: SandboxMerchant): TrackerEntry[] {
  const { one_signal, smart_look } = data.trackers
  const trackers = {
    ...(one_signal ? { one_signal: { appId: one_signal } } : {}),
    ...(smart_look ? { smart_look } : {}),
  }
  return hosts.map((domain) => ({ domain, trackers }))
}

const languages = ['en', 'th'] as const satisfies readonly (keyof LocalisedText)[]

const languageOf = (locale: string): keyof LocalisedText => (locale.startsWith('th') ? 'th' : 'en')

/** `th-th` as search engines write it: `th-TH`. */
const hreflang = (locale: string) => locale.replace(/-.*/, (country) => country.toUpperCase())
