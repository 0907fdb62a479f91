/** What a reload finds of a deposit that was begun: where it stood. It names no member and no account. */
export interface KeptDeposit {
  readonly step: 35 | 40
  readonly channelId: number
  readonly amount: string
  readonly promotionId?: number
  /** The intent that the payment page of step 40 belongs to. */
  readonly intent?: string
}

type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined

/** Keeps a deposit for this tab, and forgets it with undefined. A storage that fails keeps nothing. */
export function keepDeposit(storage: KeptStorage, place: string, kept: KeptDeposit | undefined): void {
  try {
    if (kept) storage?.setItem(place, JSON.stringify(kept))
    else storage?.removeItem(place)
  } catch {
    // After a reload the deposit begins at its first step.
  }
}

/** The deposit that was kept; undefined where nothing was, or nothing that makes sense. */
export function readKeptDeposit(storage: KeptStorage, place: string): KeptDeposit | undefined {
  try {
    const value: unknown = JSON.parse(storage?.getItem(place) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { step, channelId, amount, promotionId, intent } = value as Partial<KeptDeposit>
    if ((step !== 35 && step !== 40) || !Number.isSafeInteger(channelId) || typeof amount !== 'string') return undefined
    return {
      step,
      channelId: channelId as number,
      amount,
      ...(Number.isSafeInteger(promotionId) && { promotionId: promotionId as number }),
      ...(typeof intent === 'string' && /^[\w-]{8,128}$/.test(intent) && { intent }),
    }
  } catch {
    return undefined
  }
}
