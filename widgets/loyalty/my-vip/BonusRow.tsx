import type { VipBonus } from '../../../schemas/generated/records.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { formatDate, Message, parseServerTime, useMoney } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import rows from '../../_ui/list/rows.module.css'
import { useFocusFallback } from '../../_ui/list/use-focus-fallback.ts'
import { ClaimButton } from '../../wallet/exports.ts'
import styles from './MyVip.module.css'

interface BonusRowProps {
  readonly bonus: VipBonus
  /** The name of the level. Empty for a birthday bonus and for an unknown level. */
  readonly name: string
}

/** A bonus: its amount, its reason, and whether the member can claim it. */
export function BonusRow({ bonus, name }: BonusRowProps) {
  const { money } = useMoney()
  const call = useCall()
  const { kind, level, amount, state } = bonus
  const row = useFocusFallback<HTMLLIElement>(state !== 'ready')
  return (
    <li ref={row} className={`${rows.plain} ${styles.row}`} data-state={state} tabIndex={-1}>
      <span className={rows.icon}>
        <Icon name={state === 'locked' ? 'lock' : state === 'claimed' ? 'check' : 'gift'} size={22} />
      </span>
      <span className={rows.words}>
        <strong className={rows.amount}>{money(amount, 'unless-whole')}</strong>
        <span className={rows.quiet}>
          {kind === 'level' ? (
            <Message id="loyalty.my-vip.level" values={{ level, name }} />
          ) : (
            <Message id="loyalty.my-vip.birthday-of" values={{ level }} />
          )}
        </span>
        <Moment bonus={bonus} />
      </span>
      {state === 'ready' ? (
        <ClaimButton<'vip/claim-bonus'>
          sendName={`vip-bonus:${bonus.bonus}`}
          messagePrefix="loyalty.my-vip"
          amount={amount}
          send={(headers) => call('vip/claim-bonus', { bonus: bonus.bonus }, { headers })}
        />
      ) : (
        <State bonus={bonus} />
      )}
    </li>
  )
}

/** The time of the claim, or the end of the offer. */
function Moment({ bonus: { state, claimed, until } }: Pick<BonusRowProps, 'bonus'>) {
  const { timeZone } = useBrand()
  if (state === 'claimed' && claimed !== undefined) {
    return <span className={rows.quiet}>{formatDate(parseServerTime(claimed), timeZone)}</span>
  }
  if (state !== 'ready' || until === undefined) return null
  // `until` is exclusive, so the last day for the claim contains the millisecond before it.
  const date = formatDate(parseServerTime(until) - 1, timeZone)
  return (
    <span className={rows.quiet}>
      <Message id="loyalty.my-vip.until" values={{ date }} />
    </span>
  )
}

function State({ bonus: { state, kind, level } }: Pick<BonusRowProps, 'bonus'>) {
  return (
    <span className={styles.state}>
      {state === 'claimed' ? (
        <Message id="loyalty.my-vip.claimed" />
      ) : kind === 'birthday' ? (
        <Message id="loyalty.my-vip.in-month" />
      ) : (
        <Message id="loyalty.my-vip.at-level" values={{ level }} />
      )}
    </span>
  )
}
