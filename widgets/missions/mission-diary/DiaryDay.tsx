import type { MissionCalendar } from '../../../schemas/generated/records.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { calendarCell } from '../model/month.ts'
import styles from './MissionDiary.module.css'

interface DiaryDayProps {
  readonly day: MissionCalendar['days'][number]
  readonly isToday: boolean
}

/** A day of the diary: its reward, and whether the member has claimed it. */
export function DiaryDay({ day: { date, reward, is_special, state }, isToday }: DiaryDayProps) {
  const { money } = useMoney()
  // The list may lack days, because decoding leaves out a malformed day.
  const { row, column } = calendarCell(date)
  return (
    <li
      className={styles.day}
      style={{ gridRowStart: row, gridColumnStart: column }}
      data-state={state}
      data-special={is_special || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={styles.number}>{Number(date.slice(8))}</span>
      {state === 'claimed' ? (
        <Icon name="check" size={18} />
      ) : (
        <span className={styles.reward}>{money(reward, 'unless-whole')}</span>
      )}
      <span className="visually-hidden">
        <Message id={`missions.day.${state}`} />
      </span>
    </li>
  )
}
