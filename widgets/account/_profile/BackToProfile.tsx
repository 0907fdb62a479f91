import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import styles from '../../_ui/form/form.module.css'

/** The link from an outcome back to the profile. Nothing if the brand has no such page. */
export function BackToProfile() {
  const profile = useRoutePath('profile')
  if (profile === undefined) return null
  return (
    <Link className={styles.submit} to={profile}>
      <Message id="profile.back" />
    </Link>
  )
}
