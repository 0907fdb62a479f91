/** The stored state of a deposit for a reload. It names no member and no account. */
export interface StoredDeposit {
  readonly step: 35 | 40
  readonly channelId: number
  readonly amount: string
  readonly promotionId?: number | undefined
  /** The intent of the payment page of step 40. */
  readonly intent?: string | undefined
  /** The id of the transfer of step 35. */
  readonly transfer?: string | undefined
}

/** Reads a stored deposit. Undefined for an invalid value. */
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
