/** Where the flow sends a member to choose a promotion, and what it is told on the way back (DEP-12). */
export function promotionsAddress(channelIndex: number): string {
  return `/promotions?from=deposit&channel=${channelIndex}`
}

/**
 * The place of the channel in the list that the member came from; undefined where the address is not of such a trip. An
 * index that is none of the list counts as no channel.
 */
export function readTrip(search: string, channels: number): { readonly channelIndex: number | undefined } | undefined {
  const query = new URLSearchParams(search)
  if (query.get('from') !== 'deposit') return undefined
  const text = query.get('channel') ?? ''
  const index = /^\d{1,3}$/.test(text) ? Number(text) : channels
  return { channelIndex: index < channels ? index : undefined }
}

/** What the address of the deposit carries: what was chosen on the promotions page, and the channel that was chosen before. */
export interface DepositQuery {
  readonly promotionId?: number
  readonly channelIndex?: number
}

/** The query by which the promotions page leads back to the deposit (DEP-12, MOD-07). */
export function depositQuery({ promotionId, channelIndex }: DepositQuery): string {
  const query = new URLSearchParams()
  if (promotionId !== undefined) query.set('promotion', String(promotionId))
  if (channelIndex !== undefined) query.set('channel', String(channelIndex))
  return query.toString()
}

/** Reads {@link depositQuery}; what is no number is left out. */
export function readDepositQuery(search: string): DepositQuery {
  const query = new URLSearchParams(search)
  const numberOf = (name: string) => (/^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined)
  const [promotionId, channelIndex] = [numberOf('promotion'), numberOf('channel')]
  return { ...(promotionId !== undefined && { promotionId }), ...(channelIndex !== undefined && { channelIndex }) }
}
