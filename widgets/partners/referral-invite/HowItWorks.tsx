import { Message } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './ReferralInvite.module.css'

const steps = [
  ['send', 'share'],
  ['people', 'join'],
  ['gift', 'earn'],
] as const

/** The three steps from the link to the commission. */
export function HowItWorks({ percent }: { readonly percent: string }) {
  return (
    <section aria-labelledby="referral-steps">
      <h2 id="referral-steps" className={styles.heading}>
        <Message id="partners.referral-invite.how" />
      </h2>
      <ol className={styles.steps}>
        {steps.map(([icon, step]) => (
          <li key={step}>
            <span className={styles.icon}>
              <Icon name={icon} size={22} />
            </span>
            <span>
              <Message id={`partners.referral-invite.${step}`} values={{ percent }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
