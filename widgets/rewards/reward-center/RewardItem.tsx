import { useState } from 'react'
import type { RewardItem as Item } from '../../../schemas/generated/records.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import { useFocusFallback } from '../../_ui/list/use-focus-fallback.ts'
import { RedeemItem } from './RedeemItem.tsx'
import styles from './RewardCenter.module.css'

interface RewardItemProps {
  readonly item: Item
  /** The member's points. */
  readonly points: number
}

/** An item that members buy with points. Its button first asks for a confirmation. */
export function RewardItem({ item, points }: RewardItemProps) {
  const intl = useIntl()
  const [isConfirming, setConfirming] = useState(false)
  const { id, title, description, kind, price, left } = item
  const missing = price - points
  const row = useFocusFallback<HTMLLIElement>(!isConfirming)
  const titleId = `reward-${id}`
  return (
    <li ref={row} className={styles.item} data-gone={left === 0 || undefined} tabIndex={-1}>
      <span className={styles.icon}>
        <Icon name={kind === 'spin' ? 'wheel' : 'gift'} size={30} />
      </span>
      <strong id={titleId}>{title}</strong>
      <span className={styles.quiet}>{description}</span>
      <span className={styles.price}>
        <Message id="rewards.reward-center.price" values={{ price: intl.formatNumber(price) }} />
      </span>
      {/* A redemption in progress stays, even if the server has already taken the points. */}
      {isConfirming ? (
        <RedeemItem item={item} onOver={() => setConfirming(false)} />
      ) : left === 0 ? (
        <span className={styles.quiet}>
          <Message id="rewards.reward-center.gone" />
        </span>
      ) : missing > 0 ? (
        <span className={styles.quiet}>
          <Message id="rewards.reward-center.missing" values={{ missing: intl.formatNumber(missing) }} />
        </span>
      ) : (
        <button
          type="button"
          id={`take-${id}`}
          className={formStyles.submit}
          aria-labelledby={`take-${id} ${titleId}`}
          onClick={() => setConfirming(true)}
        >
          <Message id="rewards.reward-center.take" />
        </button>
      )}
    </li>
  )
}
