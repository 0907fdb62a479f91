export const articlesPerPage = 6

const maxPages = 30

/**
 * The number of pages of the list that the parameter `page` requests: 2 for `?page=2`. Returns at most 30, and 1 if the
 * parameter is not a number from 1 to 99.
 */
export function requestedPageCount(query: URLSearchParams): number {
  const page = query.get('page') ?? ''
  return /^[1-9]\d?$/.test(page) ? Math.min(Number(page), maxPages) : 1
}

/**
 * Whether the list can show another page.
 *
 * @param pages the number of requested pages
 * @param total the number of all articles
 */
export function hasNextPage(pages: number, total: number): boolean {
  return pages < maxPages && pages * articlesPerPage < total
}
