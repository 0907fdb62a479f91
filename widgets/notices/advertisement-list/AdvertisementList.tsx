import { useVisit } from '../../../runtime/widget-api/site.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { Card } from '../../_ui/Card.tsx'
import { Section } from '../../_ui/Section.tsx'
import { NoticeLink } from '../_parts/NoticeLink.tsx'
import { useAnnouncements } from '../hooks/use-announcements.ts'
import { advertisementsAt } from '../model/announcements.ts'
import { keysOf } from '../model/notice-keys.ts'
import styles from './AdvertisementList.module.css'

/**
 * The current advertisements (ENG-01). Renders nothing while the list loads, if it is empty, and after a failed load.
 */
export function AdvertisementList({ title }: PropsOf<'notices/advertisement-list'>) {
  const visit = useVisit()
  const { data } = useAnnouncements()
  const shown = data && visit ? advertisementsAt(data, visit.clock.now()) : []
  if (shown.length === 0) return null
  const keys = keysOf(shown)
  return (
    <Section title={title} id="advertisements">
      <ul className={styles.cards}>
        {shown.map((notice, index) => (
          <Card key={keys[index]} shape="wide" picture={notice.img_path}>
            <div className={styles.words}>
              <h3>{notice.title}</h3>
              {notice.description === '' ? null : <p>{notice.description}</p>}
              <NoticeLink link={notice.link} />
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
