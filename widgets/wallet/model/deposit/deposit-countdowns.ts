import type { CountdownKind } from '../../../../runtime/widget-api/countdown.ts'

/** How long a transfer's details are valid in the guided variant (DEP-02). */
export const transferCountdown: CountdownKind = { defaultSeconds: 600, maximumSeconds: 600 }

/** The time for a payment, and for a transfer of the standard variant (DEP-11). */
export const depositCountdown: CountdownKind = { defaultSeconds: 900, maximumSeconds: 900 }

/** The key of the countdown of one transfer. A deposit in another tab has its own key. */
export const transferKey = (transfer: string | undefined) => `transfer:${transfer ?? ''}`

/** The key of the countdown of one payment. */
export const paymentKey = (intent: string | undefined) => `payment:${intent ?? ''}`
