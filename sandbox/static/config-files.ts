import type {
  CanonicalEntry,
  PushTracker,
  SeoEntry,
  TrackerEntry,
  VersionFile,
} from '../../schemas/generated/records.ts'
import { serverTime, siteMidnight } from '../clock.ts'
import { originOf } from '../http/origin-of.ts'
import { languagesOf } from '../languages.ts'
import type { SandboxMerchant } from '../sandbox-options.ts'
import { textIn } from '../localised-text.ts'
import type { WriteFile } from './static-file.ts'

/** The configuration files that every brand has. */
export const configFiles: Readonly<Record<string, WriteFile>> = {
  custom_canonical: (_world, merchant) => canonicalEntries(merchant),
  general: (_world, merchant) => merchant.data.general,
  push_trackers: (_world, merchant) => pushTrackers(merchant),
  seo: (_world, merchant) => seoEntries(merchant, merchant.data.seo),
  seo_extra: (_world, merchant) => seoEntries(merchant, merchant.data.seo_extra),
  tracker_config: (_world, merchant) => trackerEntries(merchant),
  version: ({ clock }, _merchant, environment): VersionFile => ({
    version: environment === 'production' ? '1.0.0' : '1.1.0',
    released: serverTime(siteMidnight(clock.now(), -7)),
  }),
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

function seoEntries(merchant: SandboxMerchant, pages: SandboxMerchant['data']['seo']): SeoEntry[] {
  return pages.flatMap((page) =>
    languagesOf(merchant).map((language) => ({
      language,
      url: page.url,
      domain: [...merchant.hosts],
      title: textIn(page.title, language),
      description: textIn(page.description, language),
      keyword: textIn(page.keyword, language),
    })),
  )
}

function pushTrackers({ data, hosts }: SandboxMerchant): PushTracker[] {
  return hosts.flatMap((domain) => data.push_trackers.map((tracker) => ({ domain, ...tracker }) as PushTracker))
}

function trackerEntries({ data, hosts }: SandboxMerchant): TrackerEntry[] {
  const { one_signal, smart_look } = data.trackers
  const trackers = {
    ...(one_signal ? { one_signal: { appId: one_signal } } : {}),
    ...(smart_look ? { smart_look } : {}),
  }
  return hosts.map((domain) => ({ domain, trackers }))
}

/** `th-th` as search engines write it: `th-TH`. */
const hreflang = (locale: string) => locale.replace(/-.*/, (country) => country.toUpperCase())
