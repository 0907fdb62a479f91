import { useStore } from 'zustand'
import { evaluateCondition, type Manifest } from '../manifest/index.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { findWidget } from './registry.ts'
import { useSite, visitorFacts } from './site-context.ts'
import { useDevice } from './use-device.ts'

/** The blocks of a region in their order, each only while its condition holds. */
export function RegionView({ id, region }: { readonly id: string; readonly region: Manifest['shell'][string] }) {
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
    return (
      <BlockBoundary key={blockId} blockId={`${id}/${blockId}`} widget={block.widget}>
        <Component {...block.props} />
      </BlockBoundary>
    )
  })
}
