import { compileMessages } from '../../runtime/i18n/compile-messages.ts'
import { remember, type ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { SiteData } from '../../runtime/page/site-data.ts'
import { widgetMessages } from '../../schemas/generated/widget-messages.ts'

/** The address of one of the brand's assets. */
export const assetPath = (file: string) => `/_livery/assets/${file}`

/**
 * What a page of a brand knows in one locale. Texts have the brand's name put in, so that every `{merchant}` is filled. The
 * last few answers are remembered: compiling all texts of a brand for each page took nearly half of what a page took.
 */
export const siteData = remember(makeSiteData, 16)

function makeSiteData({ manifest, environment, hash }: ResolvedManifest, locale: string): SiteData {
  const chosen = manifest.locales[locale] ?? Object.values(manifest.locales)[0]
  const language = locale.slice(0, 2) as 'en' | 'th'
  const texts = { ...widgetMessages[language], ...manifest.messages[language] }
  const named = Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, text.replaceAll('{merchant}', manifest.merchant.name)]),
  )
  return {
    merchant: {
      id: manifest.merchant.id,
      name: manifest.merchant.name,
      logo: assetPath(manifest.merchant.logo),
      icon: assetPath(manifest.merchant.icon),
    },
    environment,
    hash,
    locale,
    country: (chosen?.countryCode ?? 'th').toUpperCase(),
    currency: chosen?.currency ?? 'THB',
    locales: Object.values(manifest.locales).map(({ code, name }) => ({ code, name })),
    timeZone: manifest.site.timeZone,
    theme: manifest.theme,
    features: Object.fromEntries(Object.entries(manifest.features).map(([name, { enabled }]) => [name, enabled])),
    pages: manifest.pages,
    shell: manifest.shell,
    layouts: manifest.layouts,
    routes: Object.fromEntries(
      Object.entries(manifest.routes).filter(([id, route]) => route.enabled && isOn(manifest.pages, id)),
    ),
    navigation: manifest.navigation,
    toastDuration: manifest.toast.duration,
    imageHosts: manifest.hosts.image,
    contactsByGroup: manifest.contacts.byMemberGroup,
    games: { ...manifest.games, hosts: manifest.hosts.game, shellOrigin: manifest.site.gameShellOrigin },
    responsible: manifest.responsible,
    settings: {
      auth: manifest.auth,
      phone: manifest.phone,
      otp: manifest.otp,
      bank: manifest.bank,
      countries: manifest.countries,
      deposit: manifest.deposit,
      withdrawal: manifest.withdrawal,
      upload: manifest.upload,
      hosts: manifest.hosts,
      idempotencyHeader: manifest.api.idempotencyHeader,
      callTimeout: manifest.api.timeout,
      cacheLifetime: manifest.api.cacheLifetime,
    },
    messages: compileMessages(named),
  }
}

/** Whether a page that a brand may do without is there: without it, a dialog stands in its place (RTE-14). */
function isOn(pages: ResolvedManifest['manifest']['pages'], route: string): boolean {
  return !Object.hasOwn(pages, route) || pages[route as keyof typeof pages]
}
