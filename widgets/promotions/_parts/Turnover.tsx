import { Message, useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import type { PromotionProgress } from '../../../schemas/generated/records.ts'
import { turnoverPercent } from '../model/turnover-percent.ts'
import { ProgressBar } from '../../_ui/ProgressBar.tsx'
import styles from './Turnover.module.css'

/**
 * The progress of a promotion's turnover, as a bar with figures. Renders nothing for a promotion with neither turnover
 * nor bonus.
 */
export function Turnover({ promotion }: { readonly promotion: PromotionProgress }) {
  const intl = useIntl()
  const { money } = useMoney()
  const percent = turnoverPercent(promotion)
  const hasBonus = Number(promotion.bonus) > 0
  if (!hasBonus && Number(promotion.turnover_target) === 0) return null
  const figures = { done: money(promotion.turnover_done), target: money(promotion.turnover_target) }
  return (
    <div className={styles.turnover}>
      <p className={styles.head}>
        <span>
          <Message id="promotions.turnover" />
        </span>
        <span className={styles.figures}>
          <Message id="promotions.turnover-of" values={figures} />
        </span>
      </p>
      <ProgressBar
        percent={percent}
        aria-label={intl.formatMessage({ id: 'promotions.turnover' })}
        aria-valuetext={`${percent}%, ${intl.formatMessage({ id: 'promotions.turnover-of' }, figures)}`}
      />
      <p className={styles.note} data-done={percent === 100 || undefined}>
        <Message
          id={`promotions.turnover-${percent === 100 ? 'done' : 'open'}${hasBonus ? '' : '-only'}`}
          values={{ percent }}
        />
      </p>
    </div>
  )
}
