import { Link } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import { useDepositAddress } from '../../wallet/exports.ts'
import type { Trip } from '../hooks/use-trip.ts'
import styles from './TripBanner.module.css'

/** The link back to the visitor's deposit, without a promotion (DEP-12). */
export function TripBanner({ trip: { channelIndex } }: { readonly trip: Trip }) {
  const depositAddress = useDepositAddress()
  return (
    <div className={styles.trip}>
      <Icon name="deposit" />
      <p>
        <Message id="promotions.trip" />
      </p>
      <Link className={formStyles.secondary} to={depositAddress(channelIndex === undefined ? {} : { channelIndex })}>
        <Message id="promotions.trip-back" />
      </Link>
    </div>
  )
}
