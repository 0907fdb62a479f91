import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import facts from '../../_ui/list/facts.module.css'
import page from '../../_ui/page/page.module.css'
import type { PlayStatus } from '../hooks/use-play-status.ts'
import { netResult } from '../model/money-sums.ts'
import { Elapsed } from './Elapsed.tsx'

/** The session's duration, stakes, wins and result. */
export function SessionFacts({ status, seconds }: { readonly status: PlayStatus; readonly seconds: number }) {
  const { money } = useMoney()
  const { staked, won } = status
  const net = netResult(status)
  const rows = [
    ['responsible-play.time', <Elapsed key="time" seconds={seconds} />],
    ['responsible-play.staked', money(staked)],
    ['responsible-play.won', money(won)],
    ['responsible-play.net', net.startsWith('-') ? `−${money(net.slice(1))}` : money(net)],
  ] as const
  return (
    <dl className={facts.facts}>
      {rows.map(([label, value]) => (
        <div key={label} className={facts.fact}>
          <dt>
            <Message id={label} />
          </dt>
          <dd className={page.number}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
