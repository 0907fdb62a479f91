import { useStore } from 'zustand'
import { evaluateCondition, type Manifest } from '../manifest/index.ts'
import { BlockView } from './BlockView.tsx'
import { useSite, visitorFacts } from './site-context.ts'
import { useDevice } from './use-device.ts'

/**
 * The blocks of a region in their order, each only while its condition holds.
 *
 * @param path where the region stands in the manifest: `shell/header`, `routes/home/regions/main`
 */
export function RegionView({ path, region }: { readonly path: string; readonly region: Manifest['shell'][string] }) {
  const site = useSite()
  const device = useDevice()
  const loggedIn = useStore(site.session.store, (state) => state.loggedIn)
  const vip = useStore(site.session.store, (state) => state.member?.vip)
  const facts = visitorFacts(site, { loggedIn, vip }, device)
  return region.order.map((id) => {
    const block = region.blocks[id]
    if (!block || !evaluateCondition(block.when, facts)) return null
    return <BlockView key={id} path={`${path}/blocks/${id}`} block={block} />
  })
}
