import { useState } from 'react'
import type { Notice } from '../../../schemas/generated/records.ts'
import { RichHtml } from '../../../runtime/widget-api/RichHtml.tsx'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { formatDate, Message, parseServerTime } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import rows from '../../_ui/list/rows.module.css'
import { NoticeLink } from '../_parts/NoticeLink.tsx'
import styles from './NotificationList.module.css'

interface NoticeRowProps {
  readonly notice: Notice
  readonly isUnread: boolean
  readonly onOpen: () => void
}

/** A notice that opens to its whole text. Opening it marks it as read. */
export function NoticeRow({ notice, isUnread, onOpen }: NoticeRowProps) {
  const { timeZone } = useBrand()
  // Picture and text render when the notice first opens.
  const [isOpened, setOpened] = useState(false)
  const { title, description, date } = notice
  return (
    <li>
      <details
        className={rows.row}
        onToggle={({ currentTarget }) => {
          if (!currentTarget.open) return
          setOpened(true)
          onOpen()
        }}
      >
        <summary>
          <span className={`${rows.icon} ${styles.icon}`} data-unread={isUnread || undefined}>
            <Icon name="bell" size={20} />
          </span>
          <span className={rows.words}>
            <span className={styles.title} data-unread={isUnread || undefined}>
              {title}
              {isUnread ? (
                <span className={styles.new}>
                  <Message id="notices.notification-list.new" />
                </span>
              ) : null}
            </span>
            <span className={rows.quiet}>{description}</span>
            {date === '' ? null : <span className={styles.date}>{formatDate(parseServerTime(date), timeZone)}</span>}
          </span>
          <Icon name="chevron-down" size={18} />
        </summary>
        {isOpened ? <NoticeText notice={notice} /> : null}
      </details>
    </li>
  )
}

function NoticeText({ notice: { content, img_path, link } }: Pick<NoticeRowProps, 'notice'>) {
  return (
    <div className={styles.text}>
      {img_path === '' ? null : <img src={img_path} alt="" width={933} height={525} loading="lazy" />}
      <RichHtml html={content} />
      <NoticeLink link={link} />
    </div>
  )
}
