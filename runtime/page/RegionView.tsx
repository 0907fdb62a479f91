import type { ReactNode } from 'react'
import { devicesOf } from '../manifest/evaluate-condition.ts'
import type { Manifest } from '../manifest/stages.ts'
import { BlockView } from './BlockView.tsx'
import { NotOffered } from './NotOffered.tsx'
import { useMissingCalls } from './use-missing-calls.ts'
import { useVisitorFacts } from '../site/use-visitor-facts.ts'
import { canShow, needsMissingCall } from './hide-missing-calls.ts'

type Region = Manifest['shell'][string]

interface RegionViewProps {
  /** The region's place in the manifest: `shell/header`, `routes/home/regions/main`. */
  readonly path: string
  readonly region: Region
  /** Shown instead of the first block while its code loads. Default: an empty element. */
  readonly waiting?: ReactNode
}

/**
 * Shows the blocks of a region in their order. A block shows only while its condition holds and the backend has the
 * calls that the block needs.
 */
export function RegionView({ path, region, waiting }: RegionViewProps) {
  const isPage = path.endsWith('/regions/main')
  const isOffered = !needsMissingCall(region, useMissingCalls())
  const blocks = useShownBlocks(region)
  if (isPage && !isOffered) return <NotOffered />
  return blocks.map(({ id, block, device }, at) => (
    <BlockView
      key={id}
      path={`${path}/blocks/${id}`}
      block={block}
      device={device}
      isFirst={isPage && at === 0}
      waiting={at === 0 ? waiting : undefined}
    />
  ))
}

/**
 * The visible blocks of a region, in their order. A block for one device class has this class in `device`. The page's
 * styles hide the block on other devices.
 */
export function useShownBlocks(region: Region | undefined) {
  const facts = useVisitorFacts(Object.values(region?.blocks ?? {}).map(({ when }) => when))
  const missingCalls = useMissingCalls()
  return (region?.order ?? []).flatMap((id) => {
    const block = region?.blocks[id]
    if (!block || !canShow(block.widget, missingCalls)) return []
    const devices = devicesOf(block.when, facts)
    return devices.length === 0 ? [] : [{ id, block, device: devices.length === 1 ? devices[0] : undefined }]
  })
}
