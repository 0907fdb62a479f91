/** The banners whose time has come and is not over (STA-07): from the start on, until just before the end. */
export function runningBanners<Banner extends { readonly start_date: string; readonly end_date: string }>(
  banners: readonly Banner[],
  now: number,
  parse: (text: string) => number,
): Banner[] {
  return banners.filter((banner) => now >= parse(banner.start_date) && now < parse(banner.end_date))
}
