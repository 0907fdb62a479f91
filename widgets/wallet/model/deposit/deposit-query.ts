/** The address of the page where the member chooses a promotion for the deposit (DEP-12). */
export function promotionsAddress(channelIndex: number): string {
  return `/promotions?from=deposit&channel=${channelIndex}`
}

/**
 * Reads the interrupted deposit from the query of a promotions page: the index of its channel. Undefined if the query
 * has none. An index outside of the list counts as no channel.
 */
export function readInterruptedDeposit(
  search: string,
  channels: number,
): { readonly channelIndex: number | undefined } | undefined {
  const query = new URLSearchParams(search)
  if (query.get('from') !== 'deposit') return undefined
  const text = query.get('channel') ?? ''
  const index = /^\d{1,3}$/.test(text) ? Number(text) : channels
  return { channelIndex: index < channels ? index : undefined }
}

/** The parameters of the deposit's address: the promotion from the promotions page, and the earlier channel. */
export interface DepositQuery {
  readonly promotionId?: number
  readonly channelIndex?: number
}

/** The query of the link from the promotions page back to the deposit (DEP-12, MOD-07). */
export function depositQuery({ promotionId, channelIndex }: DepositQuery): string {
  const query = new URLSearchParams()
  if (promotionId !== undefined) query.set('promotion', String(promotionId))
  if (channelIndex !== undefined) query.set('channel', String(channelIndex))
  return query.toString()
}

/** Reads {@link depositQuery}. Leaves out values that are not numbers. */
export function readDepositQuery(search: string): DepositQuery {
  const query = new URLSearchParams(search)
  const numberOf = (name: string) => (/^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined)
  const [promotionId, channelIndex] = [numberOf('promotion'), numberOf('channel')]
  return { ...(promotionId !== undefined && { promotionId }), ...(channelIndex !== undefined && { channelIndex }) }
}
