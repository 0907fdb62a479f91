import { useEffect, useState } from 'react'
import { Message } from '../site/Message.tsx'
import { type AfterCrash, afterCrash, homeDelay } from './crash-guard.ts'
import { pathOfRoute } from '../routing/match-route.ts'
import { liveryVersion } from '../site/livery-version.ts'
import { useSite } from '../site/site-context.ts'

/**
 * Replaces the page after a fatal error (ERR-02). Redirects home after a moment (NAV-05), unless the page keeps
 * crashing.
 */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { data, visit } = useSite()
  const [next] = useState(() => recordCrash(Date.now()))
  const home = `/${data.locale}`
  const contact = pathOfRoute(data.routes, 'contact-us')
  useEffect(() => {
    console.error(error)
    visit?.reportError(error)
    if (next === 'stay') return
    const timer = setTimeout(() => location.replace(home), homeDelay)
    return () => clearTimeout(timer)
  }, [error, home, next, visit])
  return (
    <section className="not-found" role="alert">
      <h1>
        <Message id="error.something-wrong" />
      </h1>
      {next === 'home' ? (
        <p>
          <Message id="error.going-home" />
        </p>
      ) : null}
      <a className="button" href={home}>
        <Message id="common.home" />
      </a>
      {contact === undefined ? null : (
        <a href={`${home}${contact}`}>
          <Message id="menu.contact-us" />
        </a>
      )}
      <SupportCode />
    </section>
  )
}

/** The support code of the visitor's page (OPS-04). */
function SupportCode() {
  const { data } = useSite()
  const [code, setCode] = useState('')
  useEffect(() => {
    // Only a page with an error loads this module. If it does not load, the screen shows no support code.
    void import('../errors/support-code.ts')
      .then(({ supportCode }) => setCode(supportCode({ ...data, merchant: data.merchant.id, version: liveryVersion })))
      .catch(() => {})
  }, [data])
  if (code === '') return null
  return (
    <p className="not-found-path">
      <Message id="error.support-code" values={{ code }} />
    </p>
  )
}

const key = 'livery-crashes'

/**
 * Counts a crash in the session storage and decides the next step. Without storage the screen remains, to prevent a
 * loop.
 */
function recordCrash(now: number): AfterCrash['next'] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    const earlier = Array.isArray(stored) ? stored.filter((one) => typeof one === 'number') : []
    const { next, crashes } = afterCrash(earlier, now)
    sessionStorage.setItem(key, JSON.stringify(crashes))
    return next
  } catch {
    return 'stay'
  }
}
