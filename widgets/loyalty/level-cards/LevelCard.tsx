import type { VipLevel } from '../../../schemas/generated/records.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { Medal } from '../_parts/Medal.tsx'
import styles from './LevelCards.module.css'

interface LevelCardProps {
  readonly level: VipLevel
  /** The member's level. Undefined for a guest. */
  readonly own: number | undefined
}

/** A level: its name, its requirements and its benefits. */
export function LevelCard({ level, own }: LevelCardProps) {
  const { money } = useMoney()
  const { level: number, name, turnover } = level
  const place = own === undefined ? undefined : number === own ? 'own' : number < own ? 'reached' : 'ahead'
  const has = (amount: string) => Number(amount) > 0
  const rows: readonly (readonly [id: string, value: React.ReactNode, isOffered: boolean])[] = [
    ['level-bonus', money(level.level_bonus, 'unless-whole'), has(level.level_bonus)],
    ['birthday-bonus', money(level.birthday_bonus, 'unless-whole'), has(level.birthday_bonus)],
    ['rebate', `${Number(level.rebate_percent)}%`, has(level.rebate_percent)],
    ['host', <Icon key="host" name="check" size={20} />, level.has_host === 1],
  ]
  return (
    <li className={styles.card} data-place={place} aria-current={place === 'own' ? 'true' : undefined}>
      <div className={styles.face}>
        <Medal level={number} size={72} />
        <div>
          <p className={styles.number}>
            <Message id="loyalty.progress.level" values={{ level: number }} />
          </p>
          <h2 className={styles.name}>{name}</h2>
        </div>
        {place === undefined || place === 'ahead' ? null : (
          <span className={styles.place}>
            <Message id={`loyalty.level-cards.${place}`} />
          </span>
        )}
      </div>
      <p className={styles.takes}>
        {has(turnover) ? (
          <Message id="loyalty.level-cards.takes" values={{ amount: <b>{money(turnover, 'unless-whole')}</b> }} />
        ) : (
          <Message id="loyalty.level-cards.from-start" />
        )}
      </p>
      <dl className={styles.benefits}>
        {rows.map(([id, value, isOffered]) => (
          <div key={id} data-none={!isOffered || undefined}>
            <dt>
              <Message id={`loyalty.level-cards.${id}`} />
            </dt>
            <dd>
              {isOffered ? (
                <>
                  {value}
                  {id === 'host' ? (
                    <span className="visually-hidden">
                      <Message id="loyalty.level-cards.yes" />
                    </span>
                  ) : null}
                </>
              ) : (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="visually-hidden">
                    <Message id="loyalty.level-cards.no" />
                  </span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
