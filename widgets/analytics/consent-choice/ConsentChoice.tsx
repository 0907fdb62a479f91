import { useRef, useState } from 'react'
import { useIsLive } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import pageStyles from '../../_ui/page/page.module.css'
import { useConsent } from '../hooks/use-consent.ts'
import type { Consent } from '../model/consent.ts'
import styles from './ConsentChoice.module.css'

/** The visitor's choice about trackers, with the buttons that change it. */
export function ConsentChoice() {
  const { asksVisitors, consent, setConsent } = useConsent()
  const [isSaved, setIsSaved] = useState(false)
  const section = useRef<HTMLElement>(null)
  if (!useIsLive() || !asksVisitors) return null
  const answer = (next: Consent) => () => {
    setConsent(next)
    setIsSaved(true)
    // The pressed button disappears, so the section takes the focus.
    section.current?.focus()
  }
  return (
    <section ref={section} tabIndex={-1} className={pageStyles.card} aria-labelledby="consent-choice">
      <h2 id="consent-choice">
        <Message id="analytics.consent-choice.title" />
      </h2>
      <p>
        <Message id={`analytics.consent-choice.${consent ?? 'none'}`} />
      </p>
      <div className={styles.answers}>
        {consent === 'refused' ? null : (
          <button type="button" className={formStyles.secondary} onClick={answer('refused')}>
            <Message id="analytics.consent-choice.decline" />
          </button>
        )}
        {consent === 'granted' ? null : (
          <button type="button" className={formStyles.secondary} onClick={answer('granted')}>
            <Message id="analytics.consent-choice.accept" />
          </button>
        )}
      </div>
      <p role="status" className={styles.saved}>
        {isSaved ? <Message id="analytics.consent-choice.saved" /> : null}
      </p>
    </section>
  )
}
