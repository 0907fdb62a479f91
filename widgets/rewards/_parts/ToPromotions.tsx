import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'

/** The link to the promotions on an empty page. */
export function ToPromotions() {
  const to = useRoutePath('promotions')
  return to === undefined ? null : (
    <Link className={formStyles.submit} to={to}>
      <Message id="rewards.to-promotions" />
    </Link>
  )
}
