import { useIsLive } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './ShareButton.module.css'

interface ShareButtonProps {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** Opens the device's share sheet. Renders nothing in a browser without one, where the member can copy the link. */
export function ShareButton(shared: ShareButtonProps) {
  const isLive = useIsLive()
  if (!isLive || typeof navigator.share !== 'function') return null
  return (
    <button
      type="button"
      className={`${formStyles.submit} ${styles.share}`}
      onClick={() => {
        // The promise rejects when the member closes the sheet, which is not a failure.
        navigator.share(shared).catch(() => {})
      }}
    >
      <Icon name="share" size={20} />
      <Message id="partners.share" />
    </button>
  )
}
