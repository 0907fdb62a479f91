/** How many articles a page of the list adds. */
export const articlesPerPage = 6

/** The most pages that an address may ask for. */
const mostPages = 30

/** The number of pages that an address shows, `?page=2`; 1 for anything that is no such number. */
export function pagesIn(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d?$/.test(page) ? Math.min(Number(page), mostPages) : 1
}
