/** Regions inside of widgets, with a value for the blocks of the region. */
import { createContext, useContext } from 'react'
import type { SlotValues } from '../areas/slot-values.ts'
import { Slot } from './slots.tsx'

interface ValueSlotProps<Name extends keyof SlotValues> {
  /** A region of the manifest's `shell`, which the widget's facts list under `slots`. */
  readonly name: Name
  readonly value: SlotValues[Name]
}

const SlotValue = createContext<{ readonly name: string; readonly value: unknown } | undefined>(undefined)

/**
 * Shows a shared region inside of a widget, and passes a value to its blocks. Shows nothing while no block fills the
 * region.
 */
export function ValueSlot<Name extends keyof SlotValues>({ name, value }: ValueSlotProps<Name>) {
  return (
    <SlotValue value={{ name, value }}>
      <Slot name={name} />
    </SlotValue>
  )
}

/** The value of the slot around this block. Undefined if the block is not in the slot of this name. */
export function useSlotValue<Name extends keyof SlotValues>(name: Name): SlotValues[Name] | undefined {
  const given = useContext(SlotValue)
  return given?.name === name ? (given.value as SlotValues[Name]) : undefined
}
