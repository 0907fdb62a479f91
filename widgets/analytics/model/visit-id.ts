import type { AreaVisit } from '../../../runtime/widget-api/visit.ts'
import { storageKey } from './storage-key.ts'
import { randomId } from './describe-event.ts'

/** The id that this page load has created. */
let ofThisPage: string | undefined

/** The random id of the visit, the same until the tab closes. */
export function visitId({ site, tabStorage }: Pick<AreaVisit, 'site' | 'tabStorage'>): string {
  const key = storageKey(site, 'visit')
  const stored = tabStorage.getItem(key)
  if (stored !== null && /^[0-9a-f]{16}$/.test(stored)) return stored
  ofThisPage ??= randomId()
  try {
    tabStorage.setItem(key, ofThisPage)
  } catch {
    // Without storage, each page load has another id.
  }
  return ofThisPage
}
