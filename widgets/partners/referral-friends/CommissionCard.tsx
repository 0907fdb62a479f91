import { useCall } from '../../../runtime/widget-api/data.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { useFocusFallback } from '../../_ui/list/use-focus-fallback.ts'
import page from '../../_ui/page/page.module.css'
import { ClaimButton } from '../../wallet/exports.ts'
import { FriendFigures } from '../_parts/FriendFigures.tsx'
import type { Friends } from '../hooks/use-friends.ts'
import styles from './ReferralFriends.module.css'

/** The commission that the member can collect, and the figures of the member's friends. */
export function CommissionCard({ sums }: { readonly sums: Friends }) {
  const { money } = useMoney()
  const call = useCall()
  const { ready, minimum, percent } = sums
  const canCollect = Number(ready) > 0 && Number(ready) >= Number(minimum)
  const card = useFocusFallback<HTMLElement>(!canCollect)
  return (
    <section ref={card} className={page.card} aria-labelledby="commission" tabIndex={-1}>
      <div className={styles.ready}>
        <h2 id="commission">
          <Message id="partners.referral-friends.ready" />
        </h2>
        <strong className={styles.sum}>{money(ready)}</strong>
        {canCollect ? (
          <ClaimButton<'referral/collect-commission'>
            sendName="referral-commission"
            amount={ready}
            send={(headers) => call('referral/collect-commission', {}, { headers })}
          />
        ) : (
          <p className={styles.note}>
            <Message id="partners.referral-friends.minimum" values={{ minimum: money(minimum) }} />
          </p>
        )}
      </div>
      <FriendFigures sums={sums} />
      <p className={styles.note}>
        <Message id="partners.referral-friends.share" values={{ percent }} />
      </p>
    </section>
  )
}
