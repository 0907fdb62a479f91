import type { Banner, BannerFile } from '../../../schemas/generated/records.ts'
import {
  languageOf,
  type SandboxMerchant,
  serverTime,
  siteMidnight,
  textIn,
  type SandboxContext,
} from '../../../sandbox/index.ts'

/** banner.json: the banners of each locale, with pictures in its language. */
export function bannerFile({ clock }: SandboxContext, { data }: SandboxMerchant): BannerFile {
  const bannersOf = (language: string) =>
    data.banners.map(
      (banner): Banner => ({
        id: banner.id,
        title: `${textIn(banner.title, language)} ${textIn(banner.text, language)}`,
        img: `/static/art/banners/${banner.id}.${language}.svg`,
        link: banner.link,
        start_date: serverTime(siteMidnight(clock.now(), banner.start_day)),
        end_date: serverTime(siteMidnight(clock.now(), banner.end_day)),
      }),
    )
  return Object.fromEntries(data.locales.map((locale) => [locale, bannersOf(languageOf(locale))]))
}
