import type { ComponentProps, ReactNode } from 'react'
import type { MenuLink } from '../../runtime/widget-api/pages.ts'
import { Icon } from './Icon.tsx'
import { MenuEntry } from './MenuEntry.tsx'

interface MenuEntriesProps extends ComponentProps<'ul'> {
  readonly entries: readonly MenuLink[]
  /** The class of each link or button. */
  readonly entryClass?: string | undefined
  /** Further items after the entries. */
  readonly children?: ReactNode
}

/** The entries of a menu as a list, each with its icon before its name. */
export function MenuEntries({ entries, entryClass, children, ...list }: MenuEntriesProps) {
  return (
    <ul {...list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuEntry entry={entry} className={entryClass}>
            <Icon name={entry.icon ?? 'star'} size={20} />
            {entry.label}
          </MenuEntry>
        </li>
      ))}
      {children}
    </ul>
  )
}
