import { useEffect, useState } from 'react'
import type { Notice } from '../../../schemas/generated/records.ts'
import { RichHtml } from '../../../runtime/widget-api/RichHtml.tsx'
import { Message } from '../../../runtime/widget-api/text.ts'
import { NoticeLink } from '../_parts/NoticeLink.tsx'
import { loadPicture } from '../model/load-picture.ts'
import styles from './AnnouncementDialog.module.css'

interface SlideProps {
  readonly notice: Notice
  /** The next announcement. Its picture begins to load when the picture of `notice` has loaded or failed. */
  readonly next: Notice | undefined
}

/** An announcement: its picture after it has loaded, the mark of an advertisement, its texts and its link. */
export function Slide({
  notice: { img_path, title, description, content, link, announcement_type },
  next,
}: SlideProps) {
  const isReady = usePictureReady(img_path)
  const following = next?.img_path ?? ''
  useEffect(() => {
    if (isReady !== undefined) void loadPicture(following)
  }, [isReady, following])
  return (
    <article className={styles.slide}>
      {img_path === '' || isReady === false ? null : (
        <div className={styles.picture} aria-busy={isReady === undefined}>
          {isReady ? <img src={img_path} alt="" width={933} height={525} /> : null}
        </div>
      )}
      <div className={styles.words}>
        {announcement_type === 'advertisment' ? (
          <span className={styles.mark}>
            <Message id="notices.advertisement" />
          </span>
        ) : null}
        <h3 className={styles.headline}>{title}</h3>
        {description === '' ? null : <p className={styles.quiet}>{description}</p>}
        {content === '' ? null : <RichHtml html={content} />}
        <NoticeLink link={link} />
      </div>
    </article>
  )
}

/** Whether a picture is ready to show. Undefined while it loads. False if it fails to load or its address is empty. */
function usePictureReady(address: string): boolean | undefined {
  const [loaded, setLoaded] = useState<{ readonly address: string; readonly isReady: boolean }>()
  useEffect(() => {
    let isCurrent = true
    void loadPicture(address).then((isReady) => isCurrent && setLoaded({ address, isReady }))
    return () => {
      isCurrent = false
    }
  }, [address])
  return loaded?.address === address ? loaded.isReady : undefined
}
