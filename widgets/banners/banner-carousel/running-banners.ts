/** The current banners (STA-07): from their start, inclusive, to their end, exclusive. */
export function runningBanners<Banner extends { readonly start_date: string; readonly end_date: string }>(
  banners: readonly Banner[],
  now: number,
  parse: (text: string) => number,
): Banner[] {
  return banners.filter((banner) => now >= parse(banner.start_date) && now < parse(banner.end_date))
}
