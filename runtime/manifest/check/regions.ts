import type { Layout, Region } from '../../../schemas/generated/manifest.ts'
import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { joinPointer } from '../pointer.ts'
import { defineCheck } from './define-check.ts'
import { atAnyOf, finding, keyFinding, orRemovedBy, orRemovedFrom } from './make-finding.ts'
import { checkOrder } from './order.ts'

const checkBlockOrder = (region: Region, pointer: string, id: string): Finding[] =>
  checkOrder(region.order, ['blocks', region.blocks], pointer, `the region "${id}"`)

/** Checks that a shared region is in a layout or a slot, and that the region's order names only its own blocks. */
const sharedRegion = defineCheck<Region>('/shell/*', (region, { pointer, keys: [id = ''], product, brand }) => {
  const orderFindings = checkBlockOrder(region, pointer, id)
  const { layouts } = brand.manifest
  if (Object.values(layouts).some(({ regions }) => regions.includes(id))) return orderFindings
  const slots = Object.values(product.widgets.facts).flatMap((facts) => facts.slots ?? [])
  if (slots.includes(id)) return orderFindings
  const known = [...Object.values(layouts).flatMap(({ regions }) => regions), ...slots]
  const found = keyFinding('region-not-shown', pointer, { name: id }, suggestName(id, known))
  return [
    atAnyOf(
      orRemovedFrom(found, '/layouts'),
      Object.keys(layouts).map((name) => joinPointer('/layouts', name, 'regions')),
    ),
  ]
})

/** Checks that a page fills only regions of its layout, and that the order of each region names only its own blocks. */
const pageRegion = defineCheck<Region>('/routes/*/regions/*', (region, { pointer, keys, brand: { manifest } }) => {
  const [route = '', id = ''] = keys
  const orderFindings = checkBlockOrder(region, pointer, id)
  const name = manifest.routes[route]?.layout ?? ''
  const layout = Object.hasOwn(manifest.layouts, name) ? manifest.layouts[name] : undefined
  if (!layout || layout.regions.includes(id)) return orderFindings
  const context = { name: id, owner: route, found: name }
  const found = keyFinding('unknown-region', pointer, context, suggestName(id, layout.regions))
  const others = [joinPointer('/routes', route, 'layout'), joinPointer('/layouts', name, 'regions')]
  return [atAnyOf(found, others)]
})

/** Checks that a layout shows only `main`, regions of the shell, and regions that at least one page fills. */
const layoutRegions = defineCheck<Layout>('/layouts/*', ({ regions }, { pointer, brand: { manifest } }) =>
  regions.flatMap((region, index) => {
    if (region === 'main' || Object.hasOwn(manifest.shell, region)) return []
    if (Object.values(manifest.routes).some((route) => Object.hasOwn(route.regions, region))) return []
    const known = ['main', ...Object.keys(manifest.shell)]
    const at = joinPointer(pointer, 'regions', index)
    const missing = finding('unknown-region', at, { name: region }, suggestName(region, known))
    return [orRemovedBy(missing, joinPointer('/shell', region))]
  }),
)

export const regionChecks = [sharedRegion, pageRegion, layoutRegions]
