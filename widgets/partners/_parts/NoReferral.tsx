import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { Empty } from '../../_ui/list/Empty.tsx'
import formStyles from '../../_ui/form/form.module.css'

/**
 * The message for a currency without a referral programme. Links to the promotions or, without their page, to the
 * account.
 */
export function NoReferral() {
  const promotions = useRoutePath('promotions')
  const account = useRoutePath('account')
  const to = promotions ?? account
  return (
    <Empty icon="people" text="partners.no-referral">
      {to === undefined ? null : (
        <Link className={formStyles.submit} to={to}>
          <Message id={promotions ? 'partners.to-promotions' : 'partners.to-account'} />
        </Link>
      )}
    </Empty>
  )
}
