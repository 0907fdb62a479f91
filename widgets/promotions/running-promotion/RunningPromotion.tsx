import { Message } from '../../../runtime/widget-api/text.ts'
import { usePromotionBalance } from '../hooks/use-promotion-balance.ts'
import { DialogButton } from '../../_ui/DialogButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './RunningPromotion.module.css'

/** The running promotion, with a button that shows the effect of ending it (MOD-05). Renders nothing if none runs. */
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
