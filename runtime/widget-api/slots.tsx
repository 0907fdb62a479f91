/** Regions inside of widgets, which other areas fill. */
import { createContext, type ReactNode, useContext } from 'react'
import { RegionView, useShownBlocks } from '../page/RegionView.tsx'
import { useSite } from '../site/site-context.ts'

/**
 * The values that widgets give to the blocks of their slots, by slot. An area adds its own by augmenting this interface:
 *
 * ```ts
 * declare module '../../runtime/widget-api/slots.tsx' {
 *   interface SlotValues {
 *     'order-notes': { readonly drink: string }
 *   }
 * }
 * ```
 */
// An empty interface is what augmentation needs.
// oxlint-disable-next-line typescript/no-empty-object-type
export interface SlotValues {}

interface SlotProps<Name extends string> {
  /** A region of the manifest's `shell`, which the widget's facts list under `slots`. */
  readonly name: Name
  /** The value of the slot for its blocks, of the type that `SlotValues` gives it. */
  readonly value?: Name extends keyof SlotValues ? SlotValues[Name] : never
  /** Shown while the region has no block for this visitor. */
  readonly children?: ReactNode
}

/** Shows a shared region inside of a widget, so that the widget needs to know no area that fills it. */
export function Slot<Name extends string>({ name, value, children = null }: SlotProps<Name>) {
  const region = useSite().data.shell[name]
  const isFilled = useShownBlocks(region).length > 0
  if (!region || !isFilled) return children
  const view = <RegionView path={`shell/${name}`} region={region} />
  return value === undefined ? view : <SlotValue value={{ name, value }}>{view}</SlotValue>
}

const SlotValue = createContext<{ readonly name: string; readonly value: unknown } | undefined>(undefined)

/** The value of the slot that this block is in; undefined outside of the slot. */
export function useSlotValue<Name extends keyof SlotValues>(name: Name): SlotValues[Name] | undefined {
  const told = useContext(SlotValue)
  return told?.name === name ? (told.value as SlotValues[Name]) : undefined
}
