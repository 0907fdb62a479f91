import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { useSession, useSessionActions } from '../../../runtime/widget-api/session.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import styles from '../../_ui/form/form.module.css'
import { SessionFacts } from '../_parts/SessionFacts.tsx'
import { type PlayStatus, usePlayStatus } from '../hooks/use-play-status.ts'
import { useElapsed } from '../hooks/use-elapsed.ts'
import { useReminder } from './use-reminder.ts'
import { useSessionEnd } from './use-session-end.ts'

type Props = PropsOf<'responsible-play/session-reminder'>

/** The reminder of the session's duration and result. Renders nothing for guests. */
export function SessionReminder({ page }: Props) {
  const isMember = useSession(({ member }) => member !== undefined)
  return isMember ? <OfMember page={page} /> : null
}

function OfMember({ page }: Props) {
  const { data } = usePlayStatus()
  return data ? <Reminder page={page} status={data} /> : null
}

function Reminder({ page, status }: Props & { readonly status: PlayStatus }) {
  const dialog = useDialog('session-reminder')
  const keepSeen = useReminder(status, dialog)
  const close = () => {
    keepSeen()
    dialog.close()
  }
  useSessionEnd(status)
  const { logout } = useSessionActions()
  const limits = useRoutePath(page)
  return (
    <Dialog
      id="dialog-session-reminder"
      state={{ ...dialog, close }}
      title={<Message id="responsible-play.session-reminder.title" />}
    >
      {dialog.isOpen ? (
        <div className={styles.form}>
          <Facts status={status} />
          <button type="button" className={styles.submit} onClick={close}>
            <Message id="responsible-play.session-reminder.go-on" />
          </button>
          {limits === undefined ? null : (
            <Link className={styles.secondary} to={limits} onClick={keepSeen}>
              <Message id="responsible-play.session-reminder.limits" />
            </Link>
          )}
          <button
            type="button"
            className={styles.secondary}
            onClick={() => {
              keepSeen()
              void logout()
            }}
          >
            <Message id="responsible-play.session-reminder.log-out" />
          </button>
        </div>
      ) : null}
    </Dialog>
  )
}

function Facts({ status }: { readonly status: PlayStatus }) {
  return <SessionFacts status={status} seconds={useElapsed(status)} />
}
