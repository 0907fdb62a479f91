import { useState } from 'react'
import type { AuthTab } from '../hooks/use-auth-dialog.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'
import { Waiting } from '../../_ui/Waiting.tsx'
import styles from './flow.module.css'
import { LoginPanel } from './LoginPanel.tsx'
import { SignUpPanel } from './SignUpPanel.tsx'
import type { CancelSignUp } from './use-cancel-sign-up.ts'
import { noPhone, type TypedPhone } from './use-phone-country.ts'

interface AuthPanelProps {
  /** The prefix of all ids in the panel: a page with this panel may also have the dialog with this panel. */
  readonly prefix?: string
  readonly tab: AuthTab
  readonly onTab: (tab: AuthTab) => void
  readonly onForgot: () => void
  readonly cancel: CancelSignUp
}

const tabs = ['signup', 'login'] as const

/**
 * Login and sign-up as two tabs (AUT-01). A tab keeps its typed values. If the brand remembers the phone number
 * (AUT-02), both tabs share the number. After a login, the panel shows no form until the page or the dialog closes.
 */
export function AuthPanel({ prefix = '', tab, onTab, onForgot, cancel }: AuthPanelProps) {
  const id = `${prefix}auth`
  const { rememberPhone } = useSettings().auth
  const isMember = useSession(({ loggedIn }) => loggedIn)
  const [phones, setPhones] = useState<Readonly<Record<AuthTab, TypedPhone>>>({ login: noPhone, signup: noPhone })
  // A tab mounts when it is first shown, and stays mounted.
  const [seen, setSeen] = useState<readonly AuthTab[]>([tab])
  if (!seen.includes(tab)) setSeen([...seen, tab])
  const keep = (from: AuthTab) => (change: Partial<TypedPhone>) =>
    setPhones((before) => {
      const typed = { ...before[from], ...change }
      return rememberPhone ? { login: typed, signup: typed } : { ...before, [from]: typed }
    })

  return (
    <>
      <div className={styles.tabs} role="tablist">
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={one === tab}
            aria-controls={`${id}-${one}-panel`}
            tabIndex={one === tab ? 0 : -1}
            className={styles.tab}
            onClick={() => onTab(one)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
              const other = one === 'login' ? 'signup' : 'login'
              onTab(other)
              document.getElementById(`${id}-${other}`)?.focus()
            }}
          >
            <Message id={one === 'login' ? 'auth.login' : 'auth.sign-up'} />
          </button>
        ))}
      </div>
      {tabs.map((one) => (
        <div key={one} role="tabpanel" id={`${id}-${one}-panel`} aria-labelledby={`${id}-${one}`} hidden={one !== tab}>
          {isMember ? (
            <Waiting />
          ) : one !== tab && !seen.includes(one) ? null : one === 'login' ? (
            <LoginPanel id={`${prefix}login`} phone={phones.login} onPhone={keep('login')} onForgot={onForgot} />
          ) : (
            <SignUpPanel id={`${prefix}signup`} phone={phones.signup} onPhone={keep('signup')} cancel={cancel} />
          )}
        </div>
      ))}
    </>
  )
}
