import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Waiting } from '../../_ui/Waiting.tsx'
import { MissionRows } from '../_parts/MissionRows.tsx'
import { TodayReward } from '../_parts/TodayReward.tsx'
import { useCalendar } from '../hooks/use-calendar.ts'
import styles from './DailyMissionDialog.module.css'

/** The dialog of today's reward and missions (MOD-01, ENG-06). */
export function DailyMissionDialog() {
  const dialog = useDialog('daily-mission')
  const hasMember = useSession(({ member }) => member !== undefined)
  return (
    <Dialog
      id="dialog-daily-mission"
      state={dialog}
      width={520}
      title={<Message id="missions.daily-mission-dialog.title" />}
    >
      {dialog.isOpen && hasMember ? <Today /> : null}
    </Dialog>
  )
}

function Today() {
  const { data, isError, retry } = useCalendar()
  const diary = useRoutePath('mission-diary')
  if (isError) return <LoadFailed onRetry={retry} />
  if (data === undefined) return <Waiting />
  return (
    <div className={styles.today}>
      <TodayReward calendar={data} />
      <MissionRows calendar={data} />
      {diary === undefined ? null : (
        <Link className={formStyles.secondary} to={diary}>
          <Message id="missions.diary" />
        </Link>
      )}
    </div>
  )
}
