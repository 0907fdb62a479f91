import type { MissionCalendar } from '../../../schemas/generated/records.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import { Link } from '../../../runtime/widget-api/pages.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import rows from '../../_ui/list/rows.module.css'
import { useFocusFallback } from '../../_ui/list/use-focus-fallback.ts'
import { ClaimButton, usePastClaim } from '../../wallet/exports.ts'
import { useMissionAddress } from '../hooks/use-mission-address.ts'
import { dayBefore, missionPercent } from '../model/month.ts'
import { ProgressBar } from '../../_ui/ProgressBar.tsx'
import styles from './MissionRows.module.css'

interface MissionRowProps {
  readonly mission: MissionCalendar['missions'][number]
  /** Today's date, in the time zone of the site: `2026-11-21`. */
  readonly today: string
}

/** A mission with its progress. Once the mission is complete, a button claims the reward. */
export function MissionRow({ mission, today }: MissionRowProps) {
  const { money } = useMoney()
  const call = useCall()
  const { id, title, description, progress, target, unit, reward, state } = mission
  const row = useFocusFallback<HTMLLIElement>(state !== 'ready')
  // A claim from the day before has no button any more, so this hook looks up its outcome.
  usePastClaim(`mission:${dayBefore(today)}:${id}`)
  const write = (amount: string) => (unit === 'money' ? money(amount, 'unless-whole') : amount)
  const titleId = `mission-${id}`
  return (
    <li ref={row} className={styles.mission} data-state={state} tabIndex={-1}>
      <div className={styles.head}>
        <span className={rows.words}>
          <strong id={titleId}>{title}</strong>
          <span className={rows.quiet}>{description}</span>
        </span>
        <strong className={rows.amount}>{money(reward, 'unless-whole')}</strong>
      </div>
      <div className={styles.foot}>
        <div className={styles.progress}>
          <ProgressBar percent={missionPercent(mission)} aria-labelledby={titleId} />
          <span className={styles.figures}>
            {write(progress)} / {write(target)}
          </span>
        </div>
        {state === 'claimed' ? (
          <span className={styles.claimed}>
            <Message id="missions.day.claimed" />
          </span>
        ) : state === 'ready' ? (
          <ClaimButton<'mission/claim'>
            sendName={`mission:${today}:${id}`}
            amount={reward}
            send={(headers) => call('mission/claim', { day: today, mission_id: id }, { headers })}
          />
        ) : (
          <MissionLink mission={mission} />
        )}
      </div>
    </li>
  )
}

function MissionLink({ mission: { link, title } }: Pick<MissionRowProps, 'mission'>) {
  const to = useMissionAddress()(link)
  if (to === undefined) return null
  return (
    <Link className={`${formStyles.secondary} ${styles.go}`} to={to}>
      <Message id="missions.go" />
      <span className="visually-hidden">: {title}</span>
    </Link>
  )
}
