import type { MissionCalendar } from '../../../schemas/generated/records.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { Empty } from '../../_ui/list/Empty.tsx'
import rows from '../../_ui/list/rows.module.css'
import { MissionRow } from './MissionRow.tsx'
import styles from './MissionRows.module.css'

/** The missions of today with their progress and rewards (ENG-06). */
export function MissionRows({ calendar: { missions, today } }: { readonly calendar: MissionCalendar }) {
  const intl = useIntl()
  if (missions.length === 0) return <Empty icon="calendar" text="missions.none" />
  return (
    <>
      <ul className={rows.rows} aria-label={intl.formatMessage({ id: 'missions.missions' })}>
        {missions.map((mission) => (
          <MissionRow key={mission.id} mission={mission} today={today} />
        ))}
      </ul>
      <p className={styles.note}>
        <Message id="missions.note" />
      </p>
    </>
  )
}
