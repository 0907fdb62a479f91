import { Message } from '../../../runtime/widget-api/text.ts'
import type { DepositChannel } from '../../../schemas/generated/records.ts'
import { ChannelBounds } from './ChannelBounds.tsx'
import styles from './deposit.module.css'

/** The facts of a channel: logo, name, limits, and whether it is automatic (DEP-03, DEP-04). */
export function ChannelFacts({
  channel,
  isRecent = false,
}: {
  readonly channel: DepositChannel
  readonly isRecent?: boolean
}) {
  const { bank_image, bank_name, automanual } = channel
  return (
    <>
      <img src={bank_image || undefined} alt="" width={44} height={44} className={styles.logo} />
      <span className={styles.channelBody}>
        <span className={styles.channelText}>
          <strong>{bank_name}</strong>
          <span className={styles.bounds}>
            <ChannelBounds channel={channel} />
          </span>
          {isRecent ? (
            <span className={styles.bounds}>
              <Message id="deposit.recent" />
            </span>
          ) : null}
        </span>
        <span className={styles.badge} data-auto={automanual === 'Auto' || undefined}>
          <Message id={automanual === 'Auto' ? 'deposit.auto' : 'deposit.manual'} />
        </span>
      </span>
    </>
  )
}
