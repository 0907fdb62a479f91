import { pathOfRoute } from '../routing/match-route.ts'
import type { DialogPage, SiteData } from '../site/site-data.ts'

type DialogPages = Pick<SiteData, 'dialogPages'>

/** The path of the page that replaces a dialog. Undefined if the brand uses the dialog (RTE-14). */
export function pageOfDialog({ dialogPages }: DialogPages, dialog: string | undefined): string | undefined {
  return Object.values(dialogPages).find((page) => page.dialog === dialog && page.isOn)?.path
}

/** The dialog that replaces the page of a path without locale (RTE-14). Undefined for any other path. */
export function dialogAt({ dialogPages }: DialogPages, path: string): DialogPage | undefined {
  const bare = path.replace(/\/$/, '')
  return Object.values(dialogPages).find((page) => page.path === bare && !page.isOn)
}

/**
 * The address of the home page with an open dialog. Keeps the query of the replaced page, so that a campaign code
 * remains.
 */
export function dialogAddress({ query: name }: DialogPage, locale: string | undefined, search: string): string {
  const query = new URLSearchParams(search)
  query.set(name, '1')
  return `/${locale ?? ''}?${query}`
}

/** The dialog for members that a query opens (RTE-14). Undefined if the query opens none. */
export function membersDialogIn({ dialogPages }: DialogPages, search: string): DialogPage | undefined {
  const query = new URLSearchParams(search)
  return Object.values(dialogPages).find((page) => page.membersOnly && query.get(page.query) === '1')
}

/**
 * Removes the parameters of guests' dialogs and `next` from a query (QRY-01). Returns the same text if the query has
 * none of them.
 */
export function withoutLogin({ dialogPages }: DialogPages, search: string): string {
  const query = new URLSearchParams(search)
  const names = Object.values(dialogPages).flatMap((page) => (page.membersOnly ? [] : page.query))
  const found = [...names, 'next'].filter((name) => query.has(name))
  if (found.length === 0) return search
  for (const name of found) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}

/**
 * The address where a guest logs in: the brand's login page, or else the dialog on a page.
 *
 * @param from the path of the page on which the dialog opens
 * @param next the address to which the member returns
 */
export function loginAddress(
  { routes }: Pick<SiteData, 'routes'>,
  { locale, from, next }: { readonly locale: string | undefined; readonly from: string; readonly next: string },
): string {
  const query = `next=${encodeURIComponent(next)}`
  const page = pathOfRoute(routes, 'login')
  return page === undefined ? `${from}?login=1&${query}` : `${locale ? `/${locale}` : ''}${page}?${query}`
}
