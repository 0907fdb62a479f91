import { useState } from 'react'
import { Link, useIsLive, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import formStyles from '../../_ui/form/form.module.css'
import { useConsent } from '../hooks/use-consent.ts'
import type { Consent } from '../model/consent.ts'
import styles from './ConsentBanner.module.css'

/**
 * Asks for consent at the bottom of the page, without blocking the page. Any answer closes the banner, even if the
 * browser cannot store the answer.
 */
export function ConsentBanner({ policy }: PropsOf<'analytics/consent-banner'>) {
  const { asksVisitors, consent, setConsent } = useConsent()
  const brand = useBrand()
  const policyPath = useRoutePath(policy)
  const [isAnswered, setIsAnswered] = useState(false)
  if (!useIsLive() || !asksVisitors || isAnswered || consent !== undefined) return null
  const answer = (next: Consent) => () => {
    setIsAnswered(true)
    setConsent(next)
  }
  return (
    <div className={styles.space}>
      <section className={styles.banner} aria-labelledby="consent-title">
        <div className={styles.words}>
          <h2 id="consent-title">
            <Message id="analytics.consent-banner.title" />
          </h2>
          <p>
            <Message id="analytics.consent-banner.text" values={{ name: brand.name }} />{' '}
            {policyPath === undefined ? null : (
              <Link to={policyPath}>
                <Message id="analytics.consent-banner.policy" />
              </Link>
            )}
          </p>
        </div>
        <div className={styles.answers}>
          <button type="button" className={formStyles.secondary} onClick={answer('refused')}>
            <Message id="analytics.consent-banner.decline" />
          </button>
          <button type="button" className={formStyles.secondary} onClick={answer('granted')}>
            <Message id="analytics.consent-banner.accept" />
          </button>
        </div>
      </section>
    </div>
  )
}
