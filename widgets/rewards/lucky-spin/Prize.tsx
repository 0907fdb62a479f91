import type { WheelSpin } from '../../../schemas/generated/records.ts'
import { Message, useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import type { Wheel } from '../hooks/use-wheel.ts'
import styles from './LuckySpin.module.css'

interface PrizeProps {
  readonly spin: WheelSpin
  readonly segments: Wheel['segments']
}

/** The prize of a spin, and where the member finds it. */
export function Prize({ spin: { segment_id, kind, amount }, segments }: PrizeProps) {
  const intl = useIntl()
  const { money } = useMoney()
  const segment = segments.find(({ id }) => id === segment_id)
  return (
    <p className={styles.prize} data-kind={kind}>
      {segment ? <strong>{segment.label}</strong> : null}
      <span>
        {kind === 'money' ? (
          <Message id="rewards.lucky-spin.money" values={{ amount: money(amount) }} />
        ) : kind === 'points' ? (
          <Message id="rewards.lucky-spin.points" values={{ points: intl.formatNumber(Number(amount)) }} />
        ) : (
          <Message id="rewards.lucky-spin.nothing" />
        )}
      </span>
    </p>
  )
}
