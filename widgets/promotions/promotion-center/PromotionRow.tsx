import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import type { PromotionProgress } from '../../../schemas/generated/records.ts'
import formStyles from '../../_ui/form/form.module.css'
import { useDepositAddress } from '../../wallet/exports.ts'
import { StateBadge } from '../_parts/StateBadge.tsx'
import { TakePromotion } from '../_parts/TakePromotion.tsx'
import styles from './PromotionCenter.module.css'

interface PromotionRowProps {
  readonly promotion: PromotionProgress
  readonly isBlocked: boolean
}

/** A promotion that is not running: its state, the link to its terms, and the button that takes it. */
export function PromotionRow({ promotion, isBlocked }: PromotionRowProps) {
  const { promotion_id: promotionId, content_id: contentId, title, img, state, bonus, reason = '' } = promotion
  const { data: texts, isPending } = usePublicData('promotions/list')
  const { money } = useMoney()
  const page = useRoutePath('promotion', { id: String(promotionId) })
  const depositAddress = useDepositAddress()
  const text = texts?.find(({ promotion_id }) => promotion_id === promotionId)
  const titleId = `row-${promotionId}`
  const { minimum_deposit: least = '0', fixed_bonus: fixed = '0' } = text ?? {}
  return (
    <li className={styles.row}>
      {img === '' ? null : <img className={styles.thumb} src={img} alt="" width={112} height={63} loading="lazy" />}
      <div className={styles.what}>
        {page !== undefined && text ? (
          <Link id={titleId} className={styles.name} to={page}>
            {title}
          </Link>
        ) : (
          <strong id={titleId}>{title}</strong>
        )}
        <span className={styles.quiet}>
          {state === 'locked' ? (
            reason
          ) : state !== 'available' ? (
            <Message id="promotions.promotion-center.bonus" values={{ amount: money(bonus) }} />
          ) : Number(least) > 0 ? (
            <Message id="promotions.promotion-center.from-deposit" values={{ least: money(least) }} />
          ) : (
            text?.description
          )}
        </span>
      </div>
      <div className={styles.end}>
        {state !== 'available' ? (
          <StateBadge state={state} />
        ) : isBlocked || isPending ? null : texts === undefined ? (
          page !== undefined ? (
            <Link
              id={`details-${promotionId}`}
              className={formStyles.secondary}
              aria-labelledby={`details-${promotionId} ${titleId}`}
              to={page}
            >
              <Message id="promotions.promotion-center.details" />
            </Link>
          ) : null
        ) : Number(least) > 0 ? (
          <Link
            id={`deposit-${promotionId}`}
            className={formStyles.secondary}
            aria-labelledby={`deposit-${promotionId} ${titleId}`}
            to={depositAddress({ promotionId })}
          >
            <Message id="promotions.promotion-center.deposit" />
          </Link>
        ) : (
          <TakePromotion
            promotionId={promotionId}
            contentId={contentId}
            page="promo_center"
            bonus={Number(fixed) > 0 ? fixed : undefined}
            titleId={titleId}
          />
        )}
      </div>
    </li>
  )
}
