import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRouteError } from 'react-router'
import { afterCrash, homeDelay } from './crash-guard.ts'
import { useSite } from './site-context.ts'

const key = 'livery-crashes'

/** What stands in the page's place after a fatal error (ERR-02): a word, the way home, and soon the way itself (NAV-05). */
export function ErrorScreen() {
  const { data } = useSite()
  const error = useRouteError()
  const [stays, setStays] = useState(false)
  const home = `/${data.locale}`
  useEffect(() => {
    console.error(error)
    const { next, crashes } = afterCrash(readCrashes(), Date.now())
    try {
      sessionStorage.setItem(key, JSON.stringify(crashes))
    } catch {
      // Without storage nothing could count the crashes: better to stand still than to loop.
      setStays(true)
      return
    }
    if (next === 'stay') {
      setStays(true)
      return
    }
    const timer = setTimeout(() => location.replace(home), homeDelay)
    return () => clearTimeout(timer)
  }, [error, home])
  return (
    <section className="not-found" role="alert">
      <h1>
        <FormattedMessage id="error.something-wrong" />
      </h1>
      {stays ? null : (
        <p>
          <FormattedMessage id="error.going-home" />
        </p>
      )}
      <a className="button" href={home}>
        <FormattedMessage id="common.home" />
      </a>
      <a href={`${home}/contact-us`}>
        <FormattedMessage id="menu.contact-us" />
      </a>
    </section>
  )
}

function readCrashes(): number[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'number') : []
  } catch {
    return []
  }
}
