import { useState } from 'react'
import type { MissionCalendar } from '../../../schemas/generated/records.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { Empty } from '../../_ui/list/Empty.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { useCalendar } from '../hooks/use-calendar.ts'
import { monthFrom } from '../model/month.ts'
import { DiaryDay } from './DiaryDay.tsx'
import { TurnButton } from './TurnButton.tsx'
import styles from './MissionDiary.module.css'

/** The number of past months in the diary. */
const pastMonths = 11

/** A month of the diary as a calendar, with buttons to the months before and after. */
export function DiaryMonth({ current }: { readonly current: MissionCalendar }) {
  const intl = useIntl()
  const [back, setBack] = useState(0)
  const month = monthFrom(current.month, -back)
  const earlier = useCalendar(back === 0 ? undefined : month)
  const shown = back === 0 ? current : earlier.data
  return (
    <section className={styles.month} aria-labelledby="diary-month">
      <div className={styles.turns}>
        <TurnButton
          name="missions.mission-diary.earlier"
          isLast={back === pastMonths}
          onTurn={() => setBack(back + 1)}
        />
        <h2 id="diary-month" className={styles.heading} aria-live="polite">
          {intl.formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
        </h2>
        <TurnButton name="missions.mission-diary.later" isLast={back === 0} onTurn={() => setBack(back - 1)} />
      </div>
      <div className={styles.week} aria-hidden="true">
        {Array.from({ length: 7 }, (_, day) => (
          // 1 November 2026 is a Sunday, so these are the weekdays from Sunday on.
          <span key={day}>
            {intl.formatDate(`2026-11-0${day + 1}T12:00:00Z`, { weekday: 'narrow', timeZone: 'UTC' })}
          </span>
        ))}
      </div>
      {back > 0 && earlier.isError ? (
        <LoadFailed onRetry={earlier.retry} />
      ) : shown?.days.length === 0 ? (
        <Empty icon="calendar" text="missions.mission-diary.empty" />
      ) : (
        <ol className={styles.days} aria-busy={shown === undefined}>
          {shown?.days.map((day) => (
            <DiaryDay key={day.date} day={day} isToday={day.date === current.today} />
          ))}
        </ol>
      )}
      {shown === undefined ? null : <Sum days={shown.days} />}
    </section>
  )
}

/** The numbers of claimed and missed rewards of a month. */
function Sum({ days }: Pick<MissionCalendar, 'days'>) {
  const collected = days.filter(({ state }) => state === 'claimed').length
  const missed = days.filter(({ state }) => state === 'missed').length
  return (
    <p className={styles.sum}>
      <Message id="missions.mission-diary.sum" values={{ collected, missed }} />
    </p>
  )
}
