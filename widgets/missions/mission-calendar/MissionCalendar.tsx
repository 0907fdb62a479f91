import { formatMoney, Message, useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import type { MissionCalendar as Calendar } from '../../../schemas/generated/records.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { DialogButton } from '../../_ui/DialogButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { GuestOnly } from '../../_ui/GuestOnly.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { LoginButton } from '../../_ui/LoginButton.tsx'
import { Section } from '../../_ui/Section.tsx'
import { useCalendar } from '../hooks/use-calendar.ts'
import styles from './MissionCalendar.module.css'

/**
 * The daily rewards of up to seven days, with today highlighted, and today's first three missions (RTE-02). The days
 * begin three days before today, but do not leave the month. Renders nothing for an empty month.
 */
export function MissionCalendar({ title }: PropsOf<'missions/mission-calendar'>) {
  const intl = useIntl()
  const { currency } = useBrand()
  const { money } = useMoney()
  const { data: month, isError, retry } = usePublicData('missions/calendar')
  const isMember = useSession(({ member }) => member !== undefined)
  const { data: mine } = useCalendar()
  const data = mine ?? month
  if (isError && data === undefined) return <LoadFailed onRetry={retry} />
  if (data?.days.length === 0) return null
  // After a login, the public month loads again. The page need not wait for it after the member's month has loaded.
  const isPending = data === undefined
  const rewardOf = ({ reward }: { readonly reward: string }) =>
    mine ? money(reward, 'unless-whole') : formatMoney(reward, currency, 'unless-whole')
  const days = data ? daysAround(data) : []
  // For a guest the backend reports past days as missed, but a guest has missed nothing.
  const showsState = ({ state }: Calendar['days'][number]) => mine !== undefined || state !== 'missed'
  return (
    <Section title={title} id="mission-calendar">
      <ol className={styles.days} aria-busy={isPending}>
        {isPending
          ? Array.from({ length: 7 }, (_, index) => <li key={index} className={styles.day} />)
          : days.map((day) => (
              <li
                key={day.date}
                className={styles.day}
                data-state={showsState(day) ? day.state : undefined}
                data-today={day.date === data?.today || undefined}
                data-special={day.is_special || undefined}
              >
                {/* A browser may lack names of days that the host has. The page then keeps the host's names. */}
                <span className={styles.date} suppressHydrationWarning>
                  {intl.formatDate(`${day.date}T12:00:00Z`, { weekday: 'short', timeZone: 'UTC' })}
                </span>
                <span className={styles.number}>{Number(day.date.slice(8))}</span>
                <span className={styles.reward}>{rewardOf(day)}</span>
                {showsState(day) ? (
                  <span className="visually-hidden">
                    <Message id={`missions.day.${day.state}`} />
                  </span>
                ) : null}
              </li>
            ))}
      </ol>
      {isMember ? <ToToday calendar={mine} /> : isPending ? null : <ToLogin />}
      {data?.missions.length === 0 ? null : (
        <ul className={styles.missions}>
          {data?.missions.slice(0, 3).map((mission) => (
            <li key={mission.id}>
              <strong>{mission.title}</strong>
              <span>{mission.description}</span>
              <b>{rewardOf(mission)}</b>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Up to seven days around today. At the beginning or end of the month, the first or last seven days. */
function daysAround({ days, today }: Calendar): Calendar['days'] {
  const start = days.findIndex((day) => day.date === today) - 3
  const first = Math.max(0, Math.min(start, days.length - 7))
  return days.slice(first, first + 7)
}

/** Opens the dialog of today. Shows the amount of today's reward until the member has claimed it. */
function ToToday({ calendar }: { readonly calendar: Calendar | undefined }) {
  const { money } = useMoney()
  const today = calendar?.days.find(({ date, state }) => date === calendar.today && state === 'available')
  return (
    <DialogButton
      className={`${today ? formStyles.submit : formStyles.secondary} ${styles.open}`}
      dialog="dialog-daily-mission"
    >
      {today ? (
        <Message id="missions.mission-calendar.collect" values={{ amount: money(today.reward, 'unless-whole') }} />
      ) : (
        <Message id="missions.mission-calendar.see" />
      )}
    </DialogButton>
  )
}

function ToLogin() {
  const className = `${formStyles.secondary} ${styles.open}`
  return (
    <GuestOnly>
      <LoginButton className={className} label="missions.mission-calendar.log-in" returns />
    </GuestOnly>
  )
}
