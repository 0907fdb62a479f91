import type { MissionCalendar } from '../../../schemas/generated/records.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { useFocusFallback } from '../../_ui/list/use-focus-fallback.ts'
import { ClaimButton, usePastClaim } from '../../wallet/exports.ts'
import { dayBefore } from '../model/month.ts'
import styles from './TodayReward.module.css'

/** Today's reward to claim, and the member's streak of days (ENG-06). */
export function TodayReward({ calendar }: { readonly calendar: MissionCalendar }) {
  const { money } = useMoney()
  const call = useCall()
  const { today, streak, days } = calendar
  const day = days.find(({ date }) => date === today)
  const isClaimed = day?.state === 'claimed'
  const card = useFocusFallback<HTMLDivElement>(isClaimed)
  // A claim from the day before has no button any more, so this hook looks up its outcome.
  usePastClaim(`mission-day:${dayBefore(today)}`)
  if (!day) return null
  return (
    <div ref={card} className={styles.today} data-state={day.state} tabIndex={-1}>
      <span className={styles.icon}>
        <Icon name={isClaimed ? 'check' : 'gift'} size={28} />
      </span>
      <span className={styles.words}>
        <span className={styles.quiet}>
          <Message id="missions.today" />
        </span>
        <strong className={styles.amount}>{money(day.reward, 'unless-whole')}</strong>
        <span className={styles.quiet}>
          <Message id="missions.streak" values={{ days: streak }} />
        </span>
      </span>
      {day.state === 'available' ? (
        <ClaimButton<'mission/claim'>
          sendName={`mission-day:${today}`}
          amount={day.reward}
          send={(headers) => call('mission/claim', { day: today }, { headers })}
        />
      ) : (
        <span className={styles.state}>
          <Message id={`missions.day.${day.state}`} />
        </span>
      )}
    </div>
  )
}
