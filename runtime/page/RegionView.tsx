import { useStore } from 'zustand'
import { evaluateCondition, type Manifest } from '../manifest/index.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { findWidget } from './registry.ts'
import { useSite, visitorFacts } from './site-context.ts'
import { useDevice } from './use-device.ts'

/**
 * The blocks of a region in their order, each only while its condition holds. Each stands in an element without a box,
 * which says which block of the manifest it is.
 *
 * @param path where the region stands in the manifest: `shell/header`, `routes/home/regions/main`
 */
export function RegionView({ path, region }: { readonly path: string; readonly region: Manifest['shell'][string] }) {
  const site = useSite()
  const device = useDevice()
  const loggedIn = useStore(site.session.store, (state) => state.loggedIn)
  const vip = useStore(site.session.store, (state) => state.member?.vip)
  const facts = visitorFacts(site, { loggedIn, vip }, device)
  return region.order.map((blockId) => {
    const block = region.blocks[blockId]
    const widget = block && findWidget(block.widget)
    if (!widget || !evaluateCondition(block.when, facts)) return null
    const { Component } = widget
    const id = `${path}/blocks/${blockId}`
    return (
      <div key={blockId} className="block" data-block={id} data-widget={block.widget}>
        <BlockBoundary blockId={id} widget={block.widget}>
          <Component {...block.props} />
        </BlockBoundary>
      </div>
    )
  })
}
