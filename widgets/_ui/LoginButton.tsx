import { Link, useAuthLinks, useLiveLocation } from '../../runtime/widget-api/pages.ts'
import { Message } from '../../runtime/widget-api/text.ts'
import { DialogButton } from './DialogButton.tsx'

interface LoginButtonProps {
  readonly className: string | undefined
  /** The id of the button's text. */
  readonly label?: string
  /** Whether the login page leads back to the current page. A login in the dialog always stays on the current page. */
  readonly returns?: boolean
  /** Called before the page or dialog opens. */
  readonly onOpen?: () => void
}

/** Opens the brand's login page, or the dialog on the current page if the brand has no login page (RTE-14). */
export function LoginButton({ className, label = 'menu.login', returns = false, onOpen }: LoginButtonProps) {
  const { login, hasLoginPage } = useAuthLinks()
  const { pathname, search } = useLiveLocation()
  const next = returns && !login.includes('?') ? `?next=${encodeURIComponent(`${pathname}${search}`)}` : ''
  return hasLoginPage ? (
    <Link className={className} to={`${login}${next}`} onClick={onOpen}>
      <Message id={label} />
    </Link>
  ) : (
    <DialogButton className={className} dialog="dialog-auth" onClickCapture={onOpen}>
      <Message id={label} />
    </DialogButton>
  )
}
