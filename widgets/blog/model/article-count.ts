/** Number of articles on a page of the list. */
export const articlesPerPage = 6

/** The maximum number of pages that an address may request. */
const mostPages = 30

/** The number of pages that an address shows, `?page=2`. 1 for any other value. */
export function pagesIn(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d?$/.test(page) ? Math.min(Number(page), mostPages) : 1
}
