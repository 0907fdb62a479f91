/**
 * The values that widgets pass to the blocks of their slots, by slot. An area adds its own by augmenting this
 * interface:
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
