import { Message } from '../../../runtime/widget-api/text.ts'
import type { DepositChannel } from '../../../schemas/generated/records.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { ChannelFacts } from './ChannelFacts.tsx'
import styles from './deposit.module.css'

interface ChannelStepProps {
  readonly channels: readonly DepositChannel[]
  /**
   * Id of the channel to mark as chosen. Until the member chooses, the channel of the address or of the last deposit.
   */
  readonly chosen: number | undefined
  /** Id of the channel of the last deposit (DEP-03). */
  readonly recent: number | undefined
  readonly onChannel: (channel: DepositChannel) => void
}

/** Step 20: the channels. A press on a channel leads to the next step. */
export function ChannelStep({ channels, chosen, recent, onChannel }: ChannelStepProps) {
  return (
    <>
      <p className={styles.lead}>
        <Message id="deposit.choose-channel" />
      </p>
      <ul className={styles.channels}>
        {channels.map((channel) => (
          <li key={channel.id}>
            <button
              type="button"
              className={styles.channel}
              data-chosen={channel.id === chosen || undefined}
              onClick={() => onChannel(channel)}
            >
              <ChannelFacts channel={channel} isRecent={channel.id === recent} />
              <Icon name="chevron" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
