/** Regions inside of widgets for blocks of other areas. */
import type { ReactNode } from 'react'
import { RegionView, useShownBlocks } from '../page/RegionView.tsx'
import { useSite } from '../site/site-context.ts'

interface SlotProps {
  /** A region of the manifest's `shell`, which the widget's facts list under `slots`. */
  readonly name: string
  /** Shown while the region has no block for this visitor. */
  readonly children?: ReactNode
}

/** Shows a shared region inside of a widget, so that the widget does not depend on the areas that fill it. */
export function Slot({ name, children = null }: SlotProps) {
  const region = useSite().data.shell[name]
  const isFilled = useShownBlocks(region).length > 0
  return region && isFilled ? <RegionView path={`shell/${name}`} region={region} /> : children
}
