import type { CountdownKind } from '../../../../runtime/widget-api/countdown.ts'

/** Until a transfer's details end (DEP-02). */
export const transferCountdown: CountdownKind = { seconds: 600, most: 600 }

/** Until a deposit ends (DEP-11). */
export const depositCountdown: CountdownKind = { seconds: 900, most: 900 }

/** The countdown's key of one transfer: a deposit in another tab has its own. */
export const transferKey = (transfer: string | undefined) => `transfer:${transfer ?? ''}`

/** The countdown's key of one payment. */
export const paymentKey = (intent: string | undefined) => `payment:${intent ?? ''}`
