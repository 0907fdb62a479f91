import type { VipLevel } from '../../../schemas/generated/records.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { Message, useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import type { Progress } from '../hooks/use-progress.ts'
import { progressToNextLevel } from '../model/progress.ts'
import { ProgressBar } from '../../_ui/ProgressBar.tsx'
import styles from './LevelProgress.module.css'
import { Medal } from './Medal.tsx'

interface LevelProgressProps {
  readonly levels: readonly VipLevel[]
  /** Undefined while the progress loads. The member's level is in the session, which loads earlier. */
  readonly progress: Progress | undefined
}

/** The member's level, and the progress to the next one. */
export function LevelProgress({ levels, progress }: LevelProgressProps) {
  const intl = useIntl()
  const { money } = useMoney()
  const known = useSession(({ member }) => Number(member?.vip ?? 1))
  const number = progress?.level ?? known
  const isHighest = levels.every((one) => one.level <= number)
  const level = levels.find((one) => one.level === number)
  const toNext = progress && progressToNextLevel(levels, number, progress.turnover)
  return (
    <div className={styles.progress} aria-busy={progress === undefined}>
      <Medal level={number} />
      <div className={styles.words}>
        <p className={styles.level}>
          <Message id="loyalty.progress.level" values={{ level: number }} />
          {level ? <strong>{level.name}</strong> : null}
        </p>
        {toNext ? (
          <>
            <ProgressBar
              percent={toNext.percent}
              aria-label={intl.formatMessage({ id: 'loyalty.progress.bar' }, { level: number + 1 })}
            />
            <p className={styles.figures}>
              <span>
                <Message id="loyalty.progress.staked" values={{ amount: money(progress.turnover, 'unless-whole') }} />
              </span>
              <span>
                <Message
                  id="loyalty.progress.missing"
                  values={{
                    amount: <b>{money(toNext.missing, 'unless-whole')}</b>,
                    level: toNext.next.level,
                    name: toNext.next.name,
                  }}
                />
              </span>
            </p>
          </>
        ) : (
          <p className={styles.figures}>
            {progress ? (
              <Message id={isHighest ? 'loyalty.progress.highest' : 'loyalty.progress.level-only'} />
            ) : (
              <Message id="common.loading" />
            )}
          </p>
        )}
      </div>
    </div>
  )
}
