import type { ComponentProps } from 'react'
import type { MenuLink } from '../../runtime/widget-api/pages.ts'
import { Icon } from './Icon.tsx'
import { MenuEntry } from './MenuEntry.tsx'

interface MenuEntriesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  readonly entries: readonly MenuLink[]
  /** Of each link or button. */
  readonly entryClass?: string | undefined
}

/** The entries of a menu as a list, each with its icon before its name. */
export function MenuEntries({ entries, entryClass, ...list }: MenuEntriesProps) {
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
    </ul>
  )
}
