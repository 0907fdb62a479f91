/** The stored state of a deposit for a reload. It names no member and no account. */
export interface StoredDeposit {
  /** The step of `deposit-flow.ts`: 35 shows the details of a transfer, 40 a payment page. */
  readonly step: 35 | 40
  readonly channelId: number
  readonly amount: string
  readonly promotionId?: number | undefined
  /** In step 40: the random id of the money call that opened the payment page. */
  readonly intent?: string | undefined
  /** In step 35: the id of the transfer. */
  readonly transfer?: string | undefined
}

/** Reads a stored deposit. Undefined if its step, channel or amount is invalid. Leaves out other invalid fields. */
export function readStoredDeposit(value: unknown): StoredDeposit | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { step, channelId, amount, promotionId, intent, transfer } = value as Partial<StoredDeposit>
  if ((step !== 35 && step !== 40) || !Number.isSafeInteger(channelId) || typeof amount !== 'string') return undefined
  return {
    step,
    channelId: channelId as number,
    amount,
    ...(Number.isSafeInteger(promotionId) && { promotionId: promotionId as number }),
    ...(isId(intent) && { intent }),
    ...(isId(transfer) && { transfer }),
  }
}

const isId = (text: string | undefined) => typeof text === 'string' && /^[\w-]{8,128}$/.test(text)
