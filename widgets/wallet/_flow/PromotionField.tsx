import {
  Link,
  Message,
  promotionsAddress,
  useLocalPath,
  useOpenPromotions,
  useRouteIsOn,
} from '../../../runtime/widget-api/index.ts'
import formStyles from '../../_ui/form/form.module.css'
import styles from './deposit.module.css'

interface PromotionFieldProps {
  readonly id: string
  readonly chosen: number | undefined
  /** Place of the channel in the list: the promotions page leads back to it (DEP-12). */
  readonly channelIndex: number
  readonly isLocked: boolean
  readonly onPromotion: (promotionId: number | undefined) => void
}

/** The promotion that the deposit is made with, if any. A brand that has the promotions page has it chosen there (DEP-12). */
export function PromotionField({ id, chosen, channelIndex, isLocked, onPromotion }: PromotionFieldProps) {
  const promotions = useOpenPromotions()
  const hasPage = useRouteIsOn('promotions')
  const local = useLocalPath()
  if (promotions.length === 0) return null
  return (
    <div className={formStyles.field}>
      <label htmlFor={`${id}-promotion`}>
        <Message id="deposit.promotion" />
      </label>
      <select
        id={`${id}-promotion`}
        className={styles.select}
        disabled={isLocked}
        value={promotions.some(({ promotion_id }) => promotion_id === chosen) ? chosen : ''}
        onChange={({ currentTarget: { value } }) => onPromotion(value === '' ? undefined : Number(value))}
      >
        <Message id="deposit.no-promotion">{(text) => <option value="">{text}</option>}</Message>
        {promotions.map(({ promotion_id, title }) => (
          <option key={promotion_id} value={promotion_id}>
            {title}
          </option>
        ))}
      </select>
      {hasPage ? (
        <Link className={formStyles.hint} to={local(promotionsAddress(channelIndex))}>
          <Message id="deposit.see-promotions" />
        </Link>
      ) : null}
    </div>
  )
}
