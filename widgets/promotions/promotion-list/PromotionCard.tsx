import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { formatDate, Message, parseServerTime, useMoney } from '../../../runtime/widget-api/text.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import type { Promotion, PromotionProgress } from '../../../schemas/generated/records.ts'
import { Card } from '../../_ui/Card.tsx'
import formStyles from '../../_ui/form/form.module.css'
import cards from '../../_ui/list/cards.module.css'
import { type InterruptedDeposit, interruptedDepositQuery, useDepositAddress } from '../../wallet/exports.ts'
import { StateBadge } from '../_parts/StateBadge.tsx'
import styles from './PromotionList.module.css'

interface PromotionCardProps {
  readonly promotion: Promotion
  /**
   * The state of the promotion for the member. Undefined for a guest, and if the member's promotions do not include it.
   */
  readonly state: PromotionProgress['state'] | undefined
  readonly deposit: InterruptedDeposit | undefined
  readonly isFirst: boolean
}

/** A promotion in the list. The whole card is a link to its terms. */
export function PromotionCard({ promotion, state, deposit, isFirst }: PromotionCardProps) {
  const { promotion_id: promotionId, title, description, img, minimum_deposit, end_date } = promotion
  const page = useRoutePath('promotion', { id: String(promotionId) })
  const { timeZone } = useBrand()
  const { money } = useMoney()
  const depositAddress = useDepositAddress()
  const canApply = promotion.can_apply === 1 && (state === undefined || state === 'available')
  // The end is exclusive, so the last day contains the millisecond before it.
  const lastMoment = parseServerTime(end_date) - 1
  return (
    <Card shape="wide" picture={img} isFirst={isFirst} className={cards.card}>
      <div className={cards.text}>
        {state === undefined || state === 'available' ? null : (
          <p className={styles.state}>
            <StateBadge state={state} />
          </p>
        )}
        <h2 className={cards.title}>
          {page === undefined ? (
            <span id={`promotion-${promotionId}`}>{title}</span>
          ) : (
            <Link
              id={`promotion-${promotionId}`}
              className={cards.link}
              to={`${page}${deposit ? `?${interruptedDepositQuery(deposit)}` : ''}`}
            >
              {title}
            </Link>
          )}
        </h2>
        {description === '' ? null : <p className={cards.summary}>{description}</p>}
        <ul className={styles.facts}>
          {minimum_deposit !== undefined && Number(minimum_deposit) > 0 ? (
            <li>
              <Message
                id="promotions.promotion-list.from-deposit"
                values={{ least: money(minimum_deposit, 'unless-whole') }}
              />
            </li>
          ) : null}
          {Number.isNaN(lastMoment) ? null : (
            <li>
              <Message id="promotions.promotion-list.until" values={{ date: formatDate(lastMoment, timeZone) }} />
            </li>
          )}
        </ul>
        {deposit && canApply ? (
          <Link
            id={`use-${promotionId}`}
            className={`${formStyles.submit} ${styles.use}`}
            aria-labelledby={`use-${promotionId} promotion-${promotionId}`}
            to={depositAddress({ promotionId, ...deposit })}
          >
            <Message id="promotions.promotion-list.use" />
          </Link>
        ) : null}
      </div>
    </Card>
  )
}
