import type { CanonicalEntry, SeoEntry, VersionFile } from '../../schemas/generated/records.ts'
import { serverTime, siteMidnight } from '../clock.ts'
import { originOf } from '../http/origin-of.ts'
import { languagesOf } from '../languages.ts'
import type { SandboxMerchant } from '../sandbox-options.ts'
import { textIn } from '../localised-text.ts'
import type { WriteFile } from './static-file.ts'

/** The configuration files that every brand has. */
export const configFiles: Readonly<Record<string, WriteFile>> = {
  custom_canonical: (_sandbox, merchant) => canonicalEntries(merchant),
  general: (_sandbox, merchant) => merchant.data.general,
  seo: (_sandbox, merchant) => seoEntries(merchant, merchant.data.seo),
  seo_extra: (_sandbox, merchant) => seoEntries(merchant, merchant.data.seo_extra),
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

/** `th-th` as search engines write it: `th-TH`. */
const hreflang = (locale: string) => locale.replace(/-.*/, (country) => country.toUpperCase())
