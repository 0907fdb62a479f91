import { Message } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import { GuestOnly } from '../../_ui/GuestOnly.tsx'
import { LoginButton } from '../../_ui/LoginButton.tsx'
import styles from './LogInToJoin.module.css'

/** Asks a guest to log in to take part, with a button that opens the login. */
export function LogInToJoin({ text }: { readonly text: string }) {
  return (
    <GuestOnly>
      <div className={styles.join}>
        <Message id={text} />
        <LoginButton className={formStyles.submit} label="contests.log-in" returns />
      </div>
    </GuestOnly>
  )
}
