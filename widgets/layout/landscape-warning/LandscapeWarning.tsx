import { useState } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useRouteId, useSidewaysPhone } from '../../../runtime/widget-api/pages.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './LandscapeWarning.module.css'

/**
 * Asks to turn a phone upright (LAY-03). A dismissed warning appears again when the phone is turned sideways again.
 */
export function LandscapeWarning({ except }: PropsOf<'layout/landscape-warning'>) {
  const page = useRouteId()
  const isSideways = useSidewaysPhone()
  const [isClosed, setClosed] = useState(false)
  if (isClosed && !isSideways) setClosed(false)
  if (!isSideways || isClosed || (page !== undefined && except.includes(page))) return null
  return (
    <div className={styles.warning} role="alert">
      <Icon name="phone" size={48} />
      <p className={styles.title}>
        <Message id="layout.landscape-warning.title" />
      </p>
      <p>
        <Message id="layout.landscape-warning.text" />
      </p>
      <button type="button" className="button" onClick={() => setClosed(true)}>
        <Message id="layout.landscape-warning.continue" />
      </button>
    </div>
  )
}
