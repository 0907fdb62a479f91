import { formatDate, Message, parseServerTime, useMoney } from '../../../runtime/widget-api/text.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import type { Promotion } from '../../../schemas/generated/records.ts'
import styles from './PromotionFacts.module.css'

/** The figures of a promotion: bonus, required deposit, turnover, level and dates. */
export function PromotionFacts({ promotion }: { readonly promotion: Promotion }) {
  const { timeZone } = useBrand()
  const { money } = useMoney()
  const { bonus_percent = 0, fixed_bonus, maximum_bonus, minimum_deposit, minimum_level, turnover } = promotion
  const hasFixedBonus = fixed_bonus !== undefined && Number(fixed_bonus) > 0
  const dayOf = (moment: number) => formatDate(moment, timeZone)
  const starts = parseServerTime(promotion.start_date)
  // The end is exclusive, so the last day contains the millisecond before it.
  const ends = parseServerTime(promotion.end_date) - 1
  return (
    <dl className={styles.facts}>
      {bonus_percent > 0 || hasFixedBonus ? (
        <Fact label="promotions.bonus">
          {hasFixedBonus ? money(fixed_bonus) : null}
          {hasFixedBonus && bonus_percent > 0 ? ' + ' : null}
          {bonus_percent > 0 ? <Message id="promotions.bonus-percent" values={{ percent: bonus_percent }} /> : null}
        </Fact>
      ) : null}
      {Number(maximum_bonus) > 0 && maximum_bonus !== fixed_bonus && maximum_bonus !== undefined ? (
        <Fact label="promotions.maximum-bonus">{money(maximum_bonus)}</Fact>
      ) : null}
      {Number(minimum_deposit) > 0 && minimum_deposit !== undefined ? (
        <Fact label="promotions.minimum-deposit">{money(minimum_deposit)}</Fact>
      ) : null}
      {turnover === undefined ? null : (
        <Fact label="promotions.turnover">
          <Message id={turnover > 0 ? 'promotions.turnover-times' : 'promotions.turnover-none'} values={{ turnover }} />
        </Fact>
      )}
      {minimum_level === undefined ? null : (
        <Fact label="promotions.level">
          <Message id="promotions.level-from" values={{ level: minimum_level }} />
        </Fact>
      )}
      {Number.isNaN(starts) || Number.isNaN(ends) ? null : (
        <Fact label="promotions.days">
          <Message id="promotions.days-from-to" values={{ from: dayOf(starts), to: dayOf(ends) }} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>
        <Message id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
