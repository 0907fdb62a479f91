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
// Augmentation needs an empty interface.
// oxlint-disable-next-line typescript/no-empty-object-type
export interface SlotValues {}
