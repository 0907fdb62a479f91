import { useRef } from 'react'
import { Link, useAuthLinks, useLocaleLinks, useLocalPath, useMenu } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { useSession, useSessionActions } from '../../../runtime/widget-api/session.ts'
import { Slot } from '../../../runtime/widget-api/slots.tsx'
import { GuestOnly } from '../../_ui/GuestOnly.tsx'
import { Icon } from '../../_ui/Icon.tsx'
import { LanguageLink } from '../../_ui/LanguageLink.tsx'
import { LoginButton } from '../../_ui/LoginButton.tsx'
import { MenuEntries } from '../../_ui/MenuEntries.tsx'
import styles from './Header.module.css'
import { MemberMenuButton, memberMenuId } from './MemberMenuButton.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { languageOf } from '../../../schemas/locale-code.ts'

/** The bar at the top. Its menus are native, so that they work before any script. */
export function Header({ menu }: PropsOf<'layout/header'>) {
  const brand = useBrand()
  const local = useLocalPath()
  const loggedIn = useSession((state) => state.loggedIn)
  const isMemberUnreachable = useSession((state) => state.backendUnreachable && !state.known)
  return (
    <div className={styles.bar}>
      <div className={styles.brand}>
        <Link className={styles.logo} to={local('/')}>
          <img className={styles.wordmark} src={brand.logo} alt={brand.name} height={36} />
          {/* Replaces the logo in windows where the logo would be too small to read. Lazy, so that it loads only there. */}
          <img className={styles.icon} src={brand.icon} alt={brand.name} width={36} height={36} loading="lazy" />
        </Link>
      </div>
      <div className={styles.tools}>
        <ThemeSwitch className={`${styles.tool} ${styles.theme}`} />
        <LanguageMenu />
        <div className={styles.session}>
          {loggedIn ? <MemberTools menu={menu} /> : isMemberUnreachable ? <UnreachableTools /> : <GuestTools />}
        </div>
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
        <span className={styles.code}>{current === undefined ? null : languageOf(current.code).toUpperCase()}</span>
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
  const { signup } = useAuthLinks()
  return (
    <GuestOnly>
      <Link className={styles.signUp} to={signup}>
        <Message id="auth.sign-up" />
      </Link>
      <LoginButton className={styles.login} label="auth.login" />
    </GuestOnly>
  )
}

/** Offers to try again, instead of a login, to a member whose data failed to load. */
function UnreachableTools() {
  const { refresh } = useSessionActions()
  const isAsking = useSession(({ dashboard }) => dashboard.getting)
  return (
    <button type="button" className={styles.account} aria-busy={isAsking} onClick={() => void refresh()}>
      <Icon name="refresh" size={20} />
      <Message id="layout.header.unreached" />
    </button>
  )
}

function MemberTools({ menu }: Pick<PropsOf<'layout/header'>, 'menu'>) {
  const entries = useMenu(menu ?? '')
  const popover = useRef<HTMLDivElement>(null)
  const { logout } = useSessionActions()
  const member = useSession((state) => state.member)
  const name = member?.fullname || member?.username
  return (
    <div className={`${styles.menuRoot} ${styles.memberTools}`}>
      <Slot name="member-tools" />
      <Slot name="member-button">
        <MemberMenuButton>
          <Icon name="account" size={20} />
          <span className={styles.name} title={name}>
            {name}
          </span>
        </MemberMenuButton>
      </Slot>
      <div id={memberMenuId} ref={popover} popover="auto" className={styles.menu}>
        <div className={styles.member}>
          <strong>{name}</strong>
          <Slot name="member-badge" />
        </div>
        {entries.length > 0 ? (
          // Closes the menu after a click on one of its links.
          <MenuEntries className={styles.entries} entries={entries} onClick={() => popover.current?.hidePopover()} />
        ) : null}
        <Slot name="member-actions" />
        <ThemeSwitch className={styles.narrowOnly} isNamed />
        <button type="button" onClick={() => void logout()}>
          <Icon name="logout" size={20} />
          <Message id="layout.header.logout" />
        </button>
      </div>
    </div>
  )
}
