import type { Block, Condition, Region, Route } from '../../../schemas/generated/manifest.ts'
import { joinPointer } from '../pointer.ts'
import { remember } from '../remember.ts'
import type { Manifest } from '../types.ts'

/** A region with where it stands, and the page that fills it; without a page it is one that pages share. */
export interface PlacedRegion {
  readonly id: string
  readonly region: Region
  readonly pointer: string
  readonly route?: { readonly id: string; readonly route: Route }
}

/** A block with where it stands. */
export interface PlacedBlock extends PlacedRegion {
  readonly blockId: string
  readonly block: Block
  readonly blockPointer: string
  /** All conditions that must hold for the block to be shown, the page's first. */
  readonly conditions: readonly (Condition | undefined)[]
}

/** Every region of a manifest: those that pages share, then those that pages fill. */
export function allRegions(manifest: Manifest): readonly PlacedRegion[] {
  return regionsOf(manifest.shell, manifest.routes)
}

const regionsOf = remember((shell: Manifest['shell'], routes: Manifest['routes']): readonly PlacedRegion[] => {
  return [
    ...Object.entries(shell).map(([id, region]) => ({ id, region, pointer: joinPointer('/shell', id) })),
    ...Object.entries(routes).flatMap(([routeId, route]) =>
      Object.entries(route.regions).map(([id, region]) => ({
        id,
        region,
        pointer: joinPointer('/routes', routeId, 'regions', id),
        route: { id: routeId, route },
      })),
    ),
  ]
})

/** Every block of a manifest. */
export function allBlocks(manifest: Manifest): readonly PlacedBlock[] {
  return blocksOf(allRegions(manifest))
}

const blocksOf = remember((regions: readonly PlacedRegion[]): readonly PlacedBlock[] =>
  regions.flatMap((placed) =>
    Object.entries(placed.region.blocks).map(([blockId, block]) => ({
      ...placed,
      blockId,
      block,
      blockPointer: joinPointer(placed.pointer, 'blocks', blockId),
      conditions: [placed.route?.route.when, block.when],
    })),
  ),
)
