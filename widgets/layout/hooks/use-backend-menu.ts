import type { MenuEntry } from '../../../schemas/generated/records.ts'
import { type MenuLink, useHasPage, useLocalPath, usePath } from '../../../runtime/widget-api/pages.ts'
import { safeLink } from '../../../runtime/widget-api/text.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'

/**
 * The entries that the backend's menu list adds to a menu of the manifest (CFG-02), in the page's language. Leaves out
 * entries that the visitor may not use, unsafe links, missing pages and repeated entries.
 */
export function useBackendMenu(
  placements: readonly MenuEntry['placement'][],
  entries: readonly MenuLink[],
): readonly MenuLink[] {
  const { data } = usePublicData('layout/menu')
  const hasPage = useHasPage()
  const local = useLocalPath()
  const path = usePath()
  const loggedIn = useSession((state) => state.loggedIn)
  const taken = new Set(entries.map(({ href }) => href))
  return (data ?? []).flatMap((entry): MenuLink[] => {
    if (!placements.includes(entry.placement) || (entry.after_login === 1 && !loggedIn)) return []
    const url = safeLink(entry.url)
    if (url === undefined) return []
    const isOurs = url.startsWith('/')
    if (isOurs ? !hasPage(url) : !url.startsWith('https://')) return []
    const href = isOurs ? local(url) : url
    if (taken.has(href)) return []
    taken.add(href)
    return [
      {
        // Entries of different menus may have the same `sequence`.
        id: `backend-${href}`,
        label: entry.title,
        icon: entry.icon,
        href,
        dialog: undefined,
        emphasis: false,
        forGuests: false,
        current: isOurs && url === path,
      },
    ]
  })
}
