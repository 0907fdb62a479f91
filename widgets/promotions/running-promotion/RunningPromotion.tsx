import { Message } from '../../../runtime/widget-api/text.ts'
import { usePromotionBalance } from '../hooks/use-promotion-balance.ts'
import { DialogButton } from '../../_ui/DialogButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './RunningPromotion.module.css'

/** The promotion that runs, and the way to what ending it means (MOD-05). Nothing where none does. */
export function RunningPromotion() {
  const { data } = usePromotionBalance()
  if (data === undefined || data === 'none') return null
  return (
    <div className={styles.promotion}>
      <Icon name="gift" size={24} />
      <p>
        <Message id="promotions.running-promotion.text" values={{ title: data.title }} />
      </p>
      <DialogButton className={formStyles.secondary} dialog="dialog-promotion-balance">
        <Message id="promotions.running-promotion.figures" />
      </DialogButton>
    </div>
  )
}
