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
