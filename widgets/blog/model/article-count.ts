/** Number of articles on a page of the list. */
export const articlesPerPage = 6

/** The maximum number of pages that an address may request. */
const maxPages = 30

/**
 * The number of pages of the list that an address requests: 2 for `?page=2`, at most 30. 1 unless `page` is a number
 * from 1 to 99.
 */
export function requestedPageCount(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d?$/.test(page) ? Math.min(Number(page), maxPages) : 1
}
