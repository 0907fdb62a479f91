import { isAmount } from '../money/amount.ts'

/** The parameters of a deposit in an address: its promotion, its channel and its amount. */
export interface DepositQuery {
  readonly promotionId?: number
  /** The index in the list of channels. */
  readonly channelIndex?: number
  /** In major units of the currency, such as `1500.25`. */
  readonly amount?: string
}

/** A deposit that the member interrupts to choose a promotion (DEP-12). */
export type InterruptedDeposit = Omit<DepositQuery, 'promotionId'>

/** The query of the promotions pages during a deposit: `from=deposit&channel=2&amount=500`. */
export function interruptedDepositQuery({ channelIndex, amount }: InterruptedDeposit): string {
  return queryOf({ from: 'deposit', channel: channelIndex, amount })
}

/**
 * Reads {@link interruptedDepositQuery}. Undefined if the query belongs to no deposit. Leaves out malformed values.
 */
export function readInterruptedDeposit(search: string): InterruptedDeposit | undefined {
  if (new URLSearchParams(search).get('from') !== 'deposit') return undefined
  const { promotionId: _none, ...deposit } = readDepositQuery(search)
  return deposit
}

/** The query of the link from the promotions page back to the deposit (DEP-12, MOD-07). */
export function depositQuery({ promotionId, channelIndex, amount }: DepositQuery): string {
  return queryOf({ promotion: promotionId, channel: channelIndex, amount })
}

/** Reads {@link depositQuery}. Leaves out malformed values. */
export function readDepositQuery(search: string): DepositQuery {
  const query = new URLSearchParams(search)
  const numberOf = (name: string) => (/^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined)
  const [promotionId, channelIndex] = [numberOf('promotion'), numberOf('channel')]
  const amount = query.get('amount') ?? ''
  return {
    ...(promotionId !== undefined && { promotionId }),
    ...(channelIndex !== undefined && { channelIndex }),
    ...(isAmount(amount) && { amount }),
  }
}

function queryOf(values: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value))
  return query.toString()
}
