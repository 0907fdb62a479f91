import { Message } from '../../../runtime/widget-api/text.ts'
import { AmountField } from './AmountField.tsx'
import { ChannelFacts } from './ChannelFacts.tsx'
import styles from './deposit.module.css'
import { PromotionField } from './PromotionField.tsx'
import { StepForm } from './StepForm.tsx'
import type { StepProps } from './step-props.ts'

/** Sub-step 1 of the guided variant: the channel and the amount on one screen (DEP-02). */
export function TopUpStep(step: StepProps) {
  const { id, deposit, offer } = step
  const { state, dispatch } = deposit
  const { channel, sending } = state
  return (
    <StepForm deposit={deposit} button="deposit.continue" hasBack={false}>
      <fieldset className={styles.choices}>
        <legend>
          <Message id="deposit.choose-channel" />
        </legend>
        {offer.channels.map((one) => (
          <label key={one.id} className={styles.channel}>
            <input
              type="radio"
              name={`${id}-channel`}
              className="visually-hidden"
              checked={one.id === channel?.id}
              disabled={sending}
              onChange={() => dispatch({ type: 'channel-chosen', channel: one })}
            />
            <ChannelFacts channel={one} />
          </label>
        ))}
      </fieldset>
      {channel && channel.rapid_auto !== 1 ? <AmountField {...step} channel={channel} /> : null}
      {channel ? <PromotionField {...step} channel={channel} /> : null}
    </StepForm>
  )
}
