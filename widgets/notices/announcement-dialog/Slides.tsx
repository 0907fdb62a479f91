import { useRef, useState } from 'react'
import type { Notice } from '../../../schemas/generated/records.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import { turn } from '../model/announcements.ts'
import styles from './AnnouncementDialog.module.css'
import { Slide } from './Slide.tsx'

interface SlidesProps {
  /** At least one announcement. */
  readonly notices: readonly Notice[]
  readonly onDismiss: () => void
}

/** The shortest sideways swipe that turns to another slide, in px. */
const swipe = 48

/** Shows one announcement at a time. The first follows the last. Buttons, arrow keys and swipes move to the others. */
export function Slides({ notices, onDismiss }: SlidesProps) {
  const intl = useIntl()
  const [chosen, setChosen] = useState(0)
  const touched = useRef<number>(undefined)
  const count = notices.length
  // The list becomes shorter when an announcement ends.
  const within = (index: number) => Math.min(index, count - 1)
  const at = within(chosen)
  const shown = notices[at]
  const go = (by: number) => setChosen((before) => turn(within(before), by, count))
  if (!shown) return null
  return (
    <div
      className={styles.slides}
      role="group"
      aria-label={intl.formatMessage({ id: 'notices.announcement-dialog.title' })}
      aria-roledescription={intl.formatMessage({ id: 'notices.announcement-dialog.role' })}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') go(1)
        if (key === 'ArrowLeft') go(-1)
      }}
      onTouchStart={({ touches }) => {
        touched.current = touches[0]?.clientX
      }}
      onTouchEnd={({ changedTouches }) => {
        const moved = (changedTouches[0]?.clientX ?? 0) - (touched.current ?? 0)
        if (touched.current !== undefined && Math.abs(moved) >= swipe) go(moved < 0 ? 1 : -1)
        touched.current = undefined
      }}
    >
      <div aria-live="polite">
        <Slide key={at} notice={shown} next={notices[turn(at, 1, count)]} />
      </div>
      {count > 1 ? (
        <div className={styles.turns}>
          <button type="button" className={styles.turn} onClick={() => go(-1)}>
            <Icon name="chevron" size={22} />
            <span className="visually-hidden">
              <Message id="notices.announcement-dialog.previous" />
            </span>
          </button>
          <span className={styles.place}>
            <span aria-hidden="true">
              {at + 1} / {count}
            </span>
            <span className="visually-hidden">
              <Message id="notices.announcement-dialog.place" values={{ at: at + 1, count }} />
            </span>
          </span>
          <button type="button" className={styles.turn} onClick={() => go(1)}>
            <Icon name="chevron" size={22} />
            <span className="visually-hidden">
              <Message id="notices.announcement-dialog.next" />
            </span>
          </button>
        </div>
      ) : null}
      <button type="button" className={`${formStyles.link} ${styles.dismiss}`} onClick={onDismiss}>
        <Message id="notices.announcement-dialog.dismiss" />
      </button>
    </div>
  )
}
