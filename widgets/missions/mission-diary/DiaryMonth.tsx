import { useState } from 'react'
import type { MissionCalendar } from '../../../schemas/generated/records.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import { Icon } from '../../_ui/Icon.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { useCalendar } from '../hooks/use-calendar.ts'
import { monthFrom, placesBefore } from '../model/month.ts'
import { DiaryDay } from './DiaryDay.tsx'
import styles from './MissionDiary.module.css'

/** Number of past months that the diary shows. */
const furthest = 11

/** A month of the diary as a calendar, with buttons to earlier months. */
export function DiaryMonth({ present }: { readonly present: MissionCalendar }) {
  const intl = useIntl()
  const [back, setBack] = useState(0)
  const month = monthFrom(present.month, -back)
  const earlier = useCalendar(back === 0 ? undefined : month)
  const shown = back === 0 ? present : earlier.data
  const collected = shown?.days.filter(({ state }) => state === 'claimed').length ?? 0
  const missed = shown?.days.filter(({ state }) => state === 'missed').length ?? 0
  return (
    <section className={styles.month} aria-labelledby="diary-month">
      <div className={styles.turns}>
        <BusyButton className={styles.turn} isBusy={back === furthest} onPress={() => setBack(back + 1)}>
          <Icon name="chevron" size={20} />
          <span className="visually-hidden">
            <Message id="missions.mission-diary.earlier" />
          </span>
        </BusyButton>
        <h2 id="diary-month" className={styles.heading} aria-live="polite">
          {intl.formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
        </h2>
        <BusyButton className={styles.turn} isBusy={back === 0} onPress={() => setBack(back - 1)}>
          <Icon name="chevron" size={20} />
          <span className="visually-hidden">
            <Message id="missions.mission-diary.later" />
          </span>
        </BusyButton>
      </div>
      {back > 0 && earlier.isError ? <LoadFailed onRetry={earlier.retry} /> : null}
      <div className={styles.week} aria-hidden="true">
        {Array.from({ length: 7 }, (_, day) => (
          // The first of November 2026 is a Sunday.
          <span key={day}>
            {intl.formatDate(`2026-11-0${day + 1}T12:00:00Z`, { weekday: 'short', timeZone: 'UTC' })}
          </span>
        ))}
      </div>
      <ol className={styles.days} aria-busy={shown === undefined}>
        {shown?.days.map((day, at) => (
          <DiaryDay
            key={day.date}
            day={day}
            isToday={day.date === present.today}
            place={at === 0 ? placesBefore(month) : 0}
          />
        ))}
      </ol>
      <p className={styles.sum}>
        <Message id="missions.mission-diary.sum" values={{ collected, missed }} />
      </p>
    </section>
  )
}
