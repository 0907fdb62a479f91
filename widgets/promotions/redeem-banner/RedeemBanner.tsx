import { Message } from '../../../runtime/widget-api/text.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { DialogButton } from '../../_ui/DialogButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { GuestOnly } from '../../_ui/GuestOnly.tsx'
import { Icon } from '../../_ui/Icon.tsx'
import { LoginButton } from '../../_ui/LoginButton.tsx'
import styles from './RedeemBanner.module.css'

/** A banner that opens the dialog for bonus codes, on the pages that the manifest chooses (ENG-09). */
export function RedeemBanner() {
  const isMember = useSession(({ member }) => member !== undefined)
  return (
    <div className={styles.banner}>
      <Icon name="gift" size={28} />
      <p>
        <Message id="promotions.redeem-banner.text" />
      </p>
      {isMember ? (
        <DialogButton className={formStyles.submit} dialog="dialog-redeem">
          <Message id="promotions.redeem-banner.redeem" />
        </DialogButton>
      ) : (
        <GuestOnly>
          <LoginButton className={formStyles.secondary} label="promotions.redeem-banner.log-in" returns />
        </GuestOnly>
      )}
    </div>
  )
}
