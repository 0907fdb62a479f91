import type { Rebate } from '../../../schemas/generated/records.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { formatDate, Message, parseServerTime, useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { useFocusFallback } from '../../_ui/list/use-focus-fallback.ts'
import { ClaimButton } from '../../wallet/exports.ts'
import { isNamedKind } from '../model/kinds.ts'
import styles from './RebateList.module.css'

/** The rebate of one kind of game: stakes, percentage and amount, and the button that collects the amount. */
export function RebateRow({ rebate, minimum }: { readonly rebate: Rebate; readonly minimum: string }) {
  const { money } = useMoney()
  const { timeZone } = useBrand()
  const call = useCall()
  const { kind, percent, turnover, amount, state, collected } = rebate
  const row = useFocusFallback<HTMLLIElement>(state !== 'ready')
  return (
    <li ref={row} className={styles.row} data-state={state} tabIndex={-1}>
      <span className={styles.icon}>
        <Icon name={kind} size={24} />
      </span>
      <span className={styles.words}>
        <strong>
          <KindName kind={kind} /> <span className={styles.percent}>{percent}%</span>
        </strong>
        <span className={styles.quiet}>
          <Message id="rebate.rebate-list.turnover" values={{ amount: money(turnover) }} />
        </span>
        {collected === undefined ? null : (
          <span className={styles.quiet}>
            <Message
              id="rebate.rebate-list.collected"
              values={{ date: formatDate(parseServerTime(collected), timeZone) }}
            />
          </span>
        )}
      </span>
      <span className={styles.end}>
        <span className={styles.amount}>{money(amount)}</span>
        {state === 'low' ? (
          <span className={styles.quiet}>
            <Message id="rebate.rebate-list.low" values={{ minimum: money(minimum) }} />
          </span>
        ) : null}
        {state === 'ready' ? (
          <ClaimButton<'rebate/collect'>
            sendName={`rebate:${kind}`}
            amount={amount}
            send={(headers) => call('rebate/collect', { kind }, { headers })}
          />
        ) : null}
      </span>
    </li>
  )
}

/** The name of a kind of game. For a kind without a name in the messages, the backend's word. */
function KindName({ kind }: Pick<Rebate, 'kind'>) {
  const intl = useIntl()
  return <>{isNamedKind(kind) ? intl.formatMessage({ id: `rebate.kind.${kind}` }) : kind}</>
}
