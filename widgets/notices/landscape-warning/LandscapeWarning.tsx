import { useEffect, useState } from 'react'
import { Message, type PropsOf, usePage } from '../../../runtime/widget-api/index.ts'
import { isSideways } from './is-sideways.ts'
import styles from './LandscapeWarning.module.css'

/** Covers the page of a phone that is held sideways (LAY-03), but not where games are played. */
export function LandscapeWarning({ except }: PropsOf<'notices/landscape-warning'>) {
  const { id } = usePage()
  const [sideways, setSideways] = useState(false)
  useEffect(() => {
    const look = () =>
      setSideways(
        isSideways({
          width: window.innerWidth,
          height: window.innerHeight,
          isTouched: matchMedia('(pointer: coarse)').matches,
        }),
      )
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [])
  if (!sideways || (id !== undefined && except.includes(id))) return null
  return (
    <div className={styles.cover} role="alert">
      <svg className={styles.phone} viewBox="0 0 48 48" width="72" height="72" aria-hidden="true">
        <rect x="14" y="5" width="20" height="38" rx="4" fill="none" stroke="currentColor" strokeWidth="2.5" />
        <path d="M22 38h4" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <p className={styles.title}>
        <Message id="notices.landscape-warning.title" />
      </p>
      <p>
        <Message id="notices.landscape-warning.text" />
      </p>
    </div>
  )
}
