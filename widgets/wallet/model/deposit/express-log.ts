import { isAmount } from '../money/amount.ts'

/** A log of a transfer that the bankbot recognises (DEP-07). It names no member and no account. */
export interface ExpressLog {
  /** The random id of the call. */
  readonly intent: string
  /** Id of the channel. */
  readonly bankId: number
  /** The amount that the bankbot waits for. */
  readonly amount?: string
  /** The id of an earlier log that this log replaces, because the member does not make its transfer. */
  readonly replaces?: string
}

/**
 * Returns the last log if channel and amount are the same, so that the server counts the transfer once. Otherwise
 * creates a log, which replaces the last log if that log has an amount.
 */
export function expressLog(
  { bankId, amount }: Pick<ExpressLog, 'bankId' | 'amount'>,
  lastLog: ExpressLog | undefined,
  newIntent: () => string,
): ExpressLog {
  if (lastLog?.bankId === bankId && lastLog.amount === amount) return lastLog
  return {
    intent: newIntent(),
    bankId,
    ...(amount !== undefined && { amount }),
    ...(lastLog?.amount !== undefined && { replaces: lastLog.intent }),
  }
}

/** Reads a stored log. Undefined if one of its fields is invalid. */
export function readExpressLog(value: unknown): ExpressLog | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { intent, bankId, amount, replaces } = value as Partial<ExpressLog>
  if (!isId(intent) || !Number.isSafeInteger(bankId)) return undefined
  if ((amount !== undefined && !isAmount(amount)) || (replaces !== undefined && !isId(replaces))) return undefined
  return {
    intent,
    bankId: bankId as number,
    ...(amount !== undefined && { amount }),
    ...(replaces !== undefined && { replaces }),
  }
}

/** Whether a stored value is the random id of a call. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,128}$/.test(value)
}
