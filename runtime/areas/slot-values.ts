/**
 * The values that widgets give to the blocks of their slots, by slot. An area adds its own by augmenting this
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
// An empty interface is what augmentation needs.
// oxlint-disable-next-line typescript/no-empty-object-type
export interface SlotValues {}
