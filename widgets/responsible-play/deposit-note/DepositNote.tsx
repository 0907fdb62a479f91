import { useEffect } from 'react'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { useSlotValue } from '../../../runtime/widget-api/slot-values.tsx'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { usePlayStatus } from '../hooks/use-play-status.ts'
import { decimalOf, minorUnits, tightestLimit } from '../model/money-sums.ts'
import styles from './DepositNote.module.css'

/**
 * Shows the largest deposit that the member's deposit limits still allow. If the amount exceeds it, shows a warning and
 * blocks the deposit. Renders nothing for a member without a deposit limit.
 */
export function DepositNote({ page }: PropsOf<'responsible-play/deposit-note'>) {
  const { amount, hold } = useSlotValue('deposit-notes') ?? {}
  const { money } = useMoney()
  const limits = useRoutePath(page)
  const { data } = usePlayStatus()
  const tightest = data && tightestLimit(data.limits, 'deposit')
  const isBeyond = tightest !== undefined && (amount === undefined ? 0 : minorUnits(amount)) > tightest.left
  useEffect(() => {
    hold?.(isBeyond)
    return () => hold?.(false)
  }, [hold, isBeyond])
  if (!tightest) return null
  const values = { left: money(decimalOf(tightest.left)), limit: money(tightest.limit.amount ?? '0') }
  return (
    <div className={styles.note} data-beyond={isBeyond ? '' : undefined} role={isBeyond ? 'alert' : undefined}>
      <p>
        <Message
          id={`responsible-play.deposit-note.${isBeyond ? 'beyond' : 'left'}-${tightest.limit.period}`}
          values={values}
        />
      </p>
      {limits === undefined ? null : (
        <Link to={limits}>
          <Message id="responsible-play.deposit-note.limits" />
        </Link>
      )}
    </div>
  )
}
