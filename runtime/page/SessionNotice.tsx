import type { ReactNode } from 'react'
import { failureMessage } from '../api/failure-message.ts'
import { passFocusOn } from '../routing/use-focus-of-page.ts'
import { Message } from '../site/Message.tsx'
import { useSite } from '../site/site-context.ts'
import { useSession } from '../site/use-session.ts'

/**
 * Replaces a page or its content while the visitor is unknown: the backend does not respond, or has not confirmed a
 * logout. The notice hides the account, and the member does not have to log in again.
 */
export function SessionNotice() {
  const { data, session, toasts } = useSite()
  const isAsking = useSession(({ dashboard }) => dashboard.getting)
  const pendingLogout = useSession((state) => state.pendingLogout)
  /**
   * Loads the dashboard again. Shows a message after a failure, because otherwise the press would seem to have no
   * effect.
   */
  async function retry(button: Element): Promise<void> {
    const response = await session.loadDashboard({ force: true })
    if (!session.store.getState().backendUnreachable) return passFocusOn(button)
    if (response) toasts.getState().show({ status: 'error', message: failureMessage(data.messages, response) })
  }
  if (pendingLogout === undefined) {
    return (
      <Notice title="session.unreached" text="session.unreached-text">
        <NoticeButton label="common.retry" isBusy={isAsking} onPress={(button) => void retry(button)} />
      </Notice>
    )
  }
  const isRequested = pendingLogout === 'requested'
  return (
    <Notice title={isRequested ? 'session.leaving' : 'session.not-left'} text="session.not-left-text">
      <NoticeButton label="common.retry" isBusy={isRequested} onPress={() => void session.logout()} />
      <NoticeButton label="session.stay" isBusy={isRequested} onPress={() => void session.cancelLogout()} />
    </Notice>
  )
}

interface NoticeProps {
  /** Ids of messages. */
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Notice({ title, text, children }: NoticeProps) {
  return (
    <section className="not-found" role="alert">
      <h1>
        <Message id={title} />
      </h1>
      <p>
        <Message id={text} />
      </p>
      {children}
    </section>
  )
}

interface NoticeButtonProps {
  /** Id of a message. */
  readonly label: string
  readonly isBusy: boolean
  readonly onPress: (button: Element) => void
}

function NoticeButton({ label, isBusy, onPress }: NoticeButtonProps) {
  return (
    <button
      type="button"
      className="button"
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={isBusy ? undefined : ({ currentTarget }) => onPress(currentTarget)}
    >
      <Message id={label} />
    </button>
  )
}
