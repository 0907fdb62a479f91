import { useEffect, useRef, useState } from 'react'
import {
  Link,
  Message,
  type PropsOf,
  useAuthLinks,
  useBrand,
  useIntl,
  useLocaleLinks,
  useLocalPath,
  useMenu,
  useMoney,
  useSession,
  useSessionActions,
} from '../../../runtime/widget-api/index.ts'
import { DialogButton } from '../../_ui/DialogButton.tsx'
import { Icon } from '../../_ui/Icon.tsx'
import { LanguageLink } from '../../_ui/LanguageLink.tsx'
import { MenuEntries } from '../../_ui/MenuEntries.tsx'
import styles from './Header.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** The bar at the top. What opens something is native, so that it answers before any script. */
export function Header({ menu }: PropsOf<'layout/header'>) {
  const brand = useBrand()
  const local = useLocalPath()
  const loggedIn = useSession((state) => state.loggedIn)
  const isMemberUnreached = useSession((state) => state.unreached && !state.known)
  return (
    <div className={styles.bar}>
      <Link className={styles.logo} to={local('/')}>
        <img src={brand.logo} alt={brand.name} height={36} />
      </Link>
      <div className={styles.tools}>
        <ThemeSwitch />
        <LanguageMenu />
        {loggedIn ? <MemberTools menu={menu} /> : isMemberUnreached ? <UnreachedTools /> : <GuestTools />}
      </div>
    </div>
  )
}

function LanguageMenu() {
  const links = useLocaleLinks()
  const current = links.find((link) => link.current)
  return (
    <div className={styles.menuRoot}>
      <button type="button" className={styles.tool} popoverTarget="language-menu">
        <Icon name="globe" size={20} />
        <span className={styles.code}>{current?.code.slice(0, 2).toUpperCase()}</span>
        <span className="visually-hidden">
          <Message id="layout.header.language" />
        </span>
      </button>
      <ul id="language-menu" popover="auto" className={styles.menu}>
        {links.map((link) => (
          <li key={link.code}>
            <LanguageLink link={link} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function GuestTools() {
  const links = useAuthLinks()
  return (
    <>
      <Link className={styles.signUp} to={links.signup}>
        <Message id="auth.sign-up" />
      </Link>
      {links.hasLoginPage ? (
        <Link className={styles.login} to={links.login}>
          <Message id="auth.login" />
        </Link>
      ) : (
        <DialogButton className={styles.login} dialog="dialog-auth">
          <Message id="auth.login" />
        </DialogButton>
      )}
    </>
  )
}

/** A member whose figures could not be loaded: not asked to log in, but offered to try again. */
function UnreachedTools() {
  const { refresh } = useSessionActions()
  const isAsking = useSession(({ dashboard }) => dashboard.getting)
  return (
    <button type="button" className={styles.balance} aria-busy={isAsking} onClick={() => void refresh()}>
      <Icon name="refresh" size={20} />
      <Message id="layout.header.unreached" />
    </button>
  )
}

function MemberTools({ menu }: Pick<PropsOf<'layout/header'>, 'menu'>) {
  const intl = useIntl()
  const entries = useMenu(menu ?? '')
  const popover = useRef<HTMLDivElement>(null)
  const { logout, refreshBalance, showToast } = useSessionActions()
  const wallet = useSession((state) => state.wallet[0])
  const { money } = useMoney()
  const member = useSession((state) => state.member)
  const isHere = useRef(true)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  async function refresh() {
    if (busy) return
    setBusy(true)
    const answer = await refreshBalance()
    // Where the answer ended the session, that was said already, and this menu is gone.
    if (!isHere.current) return
    setBusy(false)
    if (!answer.status)
      showToast({ status: 'error', message: answer.msg ?? intl.formatMessage({ id: 'error.network' }) })
  }

  const { pages } = useBrand()
  const local = useLocalPath()
  return (
    <div className={styles.menuRoot}>
      {pages.deposit ? (
        <Link className={styles.deposit} to={local('/deposit')}>
          <Message id="menu.deposit" />
        </Link>
      ) : (
        <DialogButton className={styles.deposit} dialog="dialog-deposit">
          <Message id="menu.deposit" />
        </DialogButton>
      )}
      <button type="button" className={styles.balance} popoverTarget="member-menu">
        <Icon name="wallet" size={20} />
        <span data-testid="balance">
          <span className="visually-hidden">{intl.formatMessage({ id: 'layout.header.balance' })} </span>
          {wallet ? money(wallet.balance) : '-'}
        </span>
      </button>
      <div id="member-menu" ref={popover} popover="auto" className={styles.menu}>
        <p className={styles.member}>
          <strong>{member?.fullname || member?.username}</strong>
          <span>VIP {member?.vip}</span>
        </p>
        {entries.length > 0 ? (
          // A link in it was followed: it closes.
          <MenuEntries className={styles.entries} entries={entries} onClick={() => popover.current?.hidePopover()} />
        ) : null}
        <button type="button" aria-disabled={busy} aria-busy={busy} onClick={() => void refresh()}>
          <Icon name="refresh" size={20} />
          <Message id="layout.header.refresh" />
        </button>
        <button type="button" onClick={() => void logout()}>
          <Icon name="logout" size={20} />
          <Message id="layout.header.logout" />
        </button>
      </div>
    </div>
  )
}
