import { useEffect } from 'react'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { useSlotValue } from '../../../runtime/widget-api/slot-values.tsx'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { usePlayStatus } from '../hooks/use-play-status.ts'
import { formatEnd } from '../model/format-end.ts'
import { decimalOf, minorUnits, tightestLimit } from '../model/money-sums.ts'
import styles from './DepositNote.module.css'

/**
 * Shows the largest deposit that the member's deposit limits still allow, or the end of the member's break. Blocks
 * every deposit during a break, and a deposit beyond the limits. Renders nothing for a member without limits and break.
 */
export function DepositNote({ page }: PropsOf<'responsible-play/deposit-note'>) {
  const { amount, hold, isRefused = false } = useSlotValue('deposit-notes') ?? {}
  const { data } = usePlayStatus()
  const { timeZone } = useBrand()
  const { money } = useMoney()
  const until = data?.pauses.find(({ kind }) => kind === 'break')?.until
  const tightest = data && tightestLimit(data.limits, 'deposit')
  const isBeyond = tightest !== undefined && isAbove(amount, tightest.left, isRefused)
  const isHeld = until !== undefined || isBeyond
  useEffect(() => {
    hold?.(isHeld)
    return () => hold?.(false)
  }, [hold, isHeld])
  // After a refusal, the server's message already shows the reason.
  if (isRefused) return isHeld ? <ToLimits page={page} className="button" /> : null
  if (until === undefined && !tightest) return null
  return (
    <div className={styles.note} data-beyond={isHeld ? '' : undefined} role={isHeld ? 'alert' : undefined}>
      <p>
        {until !== undefined ? (
          <Message id="responsible-play.deposit-note.break" values={{ date: formatEnd(until, timeZone) }} />
        ) : tightest ? (
          <Message
            id={`responsible-play.deposit-note.${isBeyond ? 'beyond' : 'left'}-${tightest.limit.period}`}
            values={{ left: money(decimalOf(tightest.left)), limit: money(tightest.limit.amount ?? '0') }}
          />
        ) : null}
      </p>
      <ToLimits page={page} />
    </div>
  )
}

function ToLimits({ page, className }: PropsOf<'responsible-play/deposit-note'> & { readonly className?: string }) {
  const limits = useRoutePath(page)
  return limits === undefined ? null : (
    <Link className={className} to={limits}>
      <Message id="responsible-play.deposit-note.limits" />
    </Link>
  )
}

/**
 * Whether an amount is more than the remaining amount of a limit. If the server has refused all deposits, whether
 * nothing remains.
 */
const isAbove = (amount: string | undefined, left: number, isRefused: boolean) =>
  isRefused ? left <= 0 : amount !== undefined && minorUnits(amount) > left
