import { beforeAll, expect, test } from 'vitest'
import { buildSiteData } from '../../app/host/build-site-data.ts'
import { createMemorySource, environments, validateMerchants, resolveManifest } from '../../runtime/manifest/index.ts'
import { registerWidgets } from '../../runtime/loading/widget-registry.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { siteError } from '../../runtime/site/site-error.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { brandFiles } from '../support/small-brand.ts'

type Changeable = Record<string, Record<string, Record<string, unknown>>>

beforeAll(() => registerWidgets(Object.fromEntries(Object.keys(catalogue).map((name) => [name, () => null]))))

const brands = ['beta191', 'mafa191', 'siam191']
const source = createMemorySource(Object.fromEntries(['base', ...brands].map((brand) => [brand, brandFiles(brand)])))
const resolved = (await validateMerchants(source, brands)).flatMap((verdict) =>
  environments.map((environment) => resolveManifest(verdict, environment)),
)
const sites = (await Promise.all(resolved)).flatMap((manifest) => (manifest ? buildSiteData(manifest, 'th-th') : []))

test('[BRD-02] the site of every brand in every environment has no error', () => {
  expect(sites).toHaveLength(9)
  expect(sites.map((site) => siteError(JSON.parse(JSON.stringify(site))))).toEqual(sites.map(() => undefined))
})

const changes: Readonly<Record<string, (site: Changeable) => unknown>> = {
  'The page has no data of its site.': () => null,
  'The site’s "routes" is malformed.': (site) => ({ ...site, routes: 5 }),
  'The site’s "settings" is malformed.': (site) => ({ ...site, settings: undefined }),
  'The site’s "locales" is malformed.': (site) => ({ ...site, locales: { en: 'en-th' } }),
  'The layout "home" names no regions.': (site) => ({ ...site, layouts: { ...site.layouts, home: null } }),
  'The region shell/footer is malformed.': (site) => ({
    ...site,
    shell: { ...site.shell, footer: { order: ['footer'] } },
  }),
  'The route "faq" is malformed.': (site) => ({ ...site, routes: { ...site.routes, faq: null } }),
  'The route "home" has no layout.': (site) => ({
    ...site,
    routes: { ...site.routes, home: { ...site.routes?.home, layout: 'none' } },
  }),
  'The block routes/home/regions/main/blocks/banner names no widget of this build.': (site) => ({
    ...site,
    routes: {
      ...site.routes,
      home: {
        ...site.routes?.home,
        regions: { main: { order: ['banner'], blocks: { banner: { widget: 'banners/unheard-of' } } } },
      },
    },
  }),
}

for (const [sentence, change] of Object.entries(changes)) {
  test(`[BRD-02] a changed site has the error: ${sentence}`, () => {
    const [site] = JSON.parse(JSON.stringify(sites)) as SiteData[]
    expect(siteError(change(site as never))).toBe(sentence)
  })
}
