import { Link, useAuthLinks } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import styles from './LogInToJoin.module.css'

/** Asks a guest to log in to take part, with a link to the login. */
export function LogInToJoin({ text }: { readonly text: string }) {
  const { login } = useAuthLinks()
  return (
    <p className={styles.join}>
      <Message id={text} />
      <Link className={formStyles.submit} to={login}>
        <Message id="contests.log-in" />
      </Link>
    </p>
  )
}
