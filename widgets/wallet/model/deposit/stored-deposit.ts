import { type ExpressLog, isId, readExpressLog } from './express-log.ts'

/** The stored state of a deposit for a reload. It names no account. Only the keys of its receipts name the member. */
export interface StoredDeposit {
  /** The step, as in `deposit-flow.ts`. In step 20, a deposit is stored only if it has a log of an express transfer. */
  readonly step: 20 | 30 | 35 | 40
  readonly channelId: number
  readonly amount: string
  readonly promotionId?: number | undefined
  /** The keys of the uploaded receipts. */
  readonly receipts: readonly string[]
  /** The random id of the last money call. In step 40, the payment belongs to this call. */
  readonly intent?: string | undefined
  /** In steps 30 and 35: the id of the transfer. */
  readonly transfer?: string | undefined
  readonly express?: ExpressLog | undefined
  /** The deposit's parameters in the address of its page: `promotion=1101`. */
  readonly asked?: string | undefined
}

/** Reads a stored deposit. Undefined if its step, channel or amount is invalid. Leaves out other invalid fields. */
export function readStoredDeposit(value: unknown): StoredDeposit | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { step, channelId, amount, promotionId, receipts, intent, transfer, express, asked } =
    value as Partial<StoredDeposit>
  if (step !== 20 && step !== 30 && step !== 35 && step !== 40) return undefined
  if (!Number.isSafeInteger(channelId) || typeof amount !== 'string') return undefined
  const log = readExpressLog(express)
  return {
    step,
    channelId: channelId as number,
    amount,
    receipts: Array.isArray(receipts) ? receipts.filter((key) => typeof key === 'string') : [],
    ...(Number.isSafeInteger(promotionId) && { promotionId: promotionId as number }),
    ...(isId(intent) && { intent }),
    ...(isId(transfer) && { transfer }),
    ...(log && { express: log }),
    ...(typeof asked === 'string' && { asked }),
  }
}
