import { useEffect, useState } from 'react'
import { Message, parseServerTime, safeLink, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { Link, useHasPage, useLocalPath, usePanels } from '../../../runtime/widget-api/pages.ts'
import { useServerClock } from '../../../runtime/widget-api/site.ts'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import styles from './BannerCarousel.module.css'
import { runningBanners } from './running-banners.ts'

/**
 * A carousel of the current banners (STA-07). Its dots respond before hydration. The carousel pauses under the pointer,
 * while it has the focus, and with reduced motion.
 */
export function BannerCarousel({ interval }: PropsOf<'banners/banner-carousel'>) {
  const intl = useIntl()
  const { data, isPending, isError, retry } = usePublicData('banners/list')
  const now = useServerClock(
    (data ?? []).flatMap((banner) => [banner.start_date, banner.end_date].map(parseServerTime)),
  )
  const banners = runningBanners(data ?? [], now, parseServerTime)
  const { panels, shown: index, show } = usePanels()
  const [isUnderPointer, setUnderPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isPaused = isUnderPointer || hasFocus
  const count = banners.length
  const ids = banners.map(({ id }) => id).join()

  useEffect(() => {
    if (isPaused || interval === 0 || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => show((shown) => (shown + 1) % count), interval)
    return () => clearInterval(timer)
  }, [isPaused, interval, count, show])

  // The end of a banner removes its link and its dot. The removed element loses the focus without an event.
  useEffect(() => {
    const carousel = panels.current?.parentElement
    if (!carousel?.contains(document.activeElement)) setHasFocus(false)
  }, [panels, ids])

  if (isError) return <LoadFailed onRetry={retry} />
  if (isPending) return <div className={styles.frame} aria-hidden="true" />
  if (count === 0) return null
  const shown = Math.min(index, count - 1)
  return (
    <section
      className={styles.carousel}
      aria-roledescription={intl.formatMessage({ id: 'banners.banner-carousel.role' })}
      aria-label={intl.formatMessage({ id: 'banners.banner-carousel.label' })}
      onMouseEnter={() => setUnderPointer(true)}
      onMouseLeave={() => setUnderPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <div ref={panels} className={styles.frame} data-panels>
        {banners.map((banner, at) => (
          <div
            key={banner.id}
            className={styles.slide}
            data-shown={at === shown || undefined}
            inert={at !== shown}
            suppressHydrationWarning
          >
            <BannerLink link={banner.link}>
              <img
                src={banner.img}
                alt={banner.title}
                width={1200}
                height={525}
                loading={at === 0 ? 'eager' : 'lazy'}
                fetchPriority={at === 0 ? 'high' : 'low'}
              />
            </BannerLink>
          </div>
        ))}
      </div>
      {count > 1 ? (
        <div className={styles.dots} style={{ '--dots': count } as React.CSSProperties}>
          {banners.map((banner, at) => (
            <button
              key={banner.id}
              type="button"
              className={styles.dot}
              aria-current={at === shown ? 'true' : undefined}
              onClick={() => show(at)}
              suppressHydrationWarning
            >
              <span className="visually-hidden">
                <Message id="banners.banner-carousel.show" values={{ number: at + 1, count }} />
              </span>
            </button>
          ))}
        </div>
      ) : null}
    </section>
  )
}

/**
 * The link of a banner, to a page of the site or to another site. Shows the picture alone if the link is empty or
 * unsafe, or if the brand does not have the page.
 */
function BannerLink({ link, children }: { readonly link: string; readonly children: React.ReactNode }) {
  const hasPage = useHasPage()
  const local = useLocalPath()
  const href = safeLink(link)
  if (href?.startsWith('https://')) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  return href?.startsWith('/') && hasPage(href) ? <Link to={local(href)}>{children}</Link> : children
}
