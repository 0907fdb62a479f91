import type { CSSProperties } from 'react'
import type { MissionCalendar } from '../../../schemas/generated/records.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './MissionDiary.module.css'

interface DiaryDayProps {
  readonly day: MissionCalendar['days'][number]
  readonly isToday: boolean
  /** Number of empty cells before the day. Above 0 only for the first of a month. */
  readonly place: number
}

/** A day of the diary: its reward, and whether the member has claimed it. */
export function DiaryDay({ day: { date, reward, is_special, state }, isToday, place }: DiaryDayProps) {
  const { money } = useMoney()
  return (
    <li
      className={styles.day}
      style={place > 0 ? ({ gridColumnStart: place + 1 } satisfies CSSProperties) : undefined}
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
