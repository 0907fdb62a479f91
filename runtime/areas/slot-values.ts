/**
 * The values that a widget passes to the blocks in its slots, by the name of the slot. An area adds its own slots by
 * augmenting this interface:
 *
 * ```ts
 * declare module '../../runtime/areas/slot-values.ts' {
 *   interface SlotValues {
 *     'order-notes': { readonly drink: string }
 *   }
 * }
 * ```
 */
export interface SlotValues {}
