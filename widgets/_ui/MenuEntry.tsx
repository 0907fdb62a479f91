import { Link, type MenuLink } from '../../runtime/widget-api/pages.ts'
import { DialogButton } from './DialogButton.tsx'

/** An entry of a menu: a link, or a button that opens a dialog even before any script runs. */
export function MenuEntry({
  entry,
  className: own = '',
  children,
}: {
  readonly entry: MenuLink
  readonly className?: string | undefined
  readonly children: React.ReactNode
}) {
  const className = entry.forGuests ? `${own} guest-entry` : own
  if (entry.dialog !== undefined) {
    return (
      <DialogButton className={className} dialog={`dialog-${entry.dialog}`}>
        {children}
      </DialogButton>
    )
  }
  if (entry.href?.startsWith('https://')) {
    return (
      <a className={className} href={entry.href} rel="noopener noreferrer" target="_blank">
        {children}
      </a>
    )
  }
  return (
    <Link className={className} to={entry.href ?? '/'} aria-current={entry.current ? 'page' : undefined}>
      {children}
    </Link>
  )
}
