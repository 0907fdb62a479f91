import {
  formatAmount,
  formatDate,
  formatMoney,
  Message,
  parseServerTime,
  useIntl,
} from '../../../runtime/widget-api/text.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import type { Transaction } from '../../../schemas/generated/records.ts'
import { shownCoinDecimals } from '../model/money/crypto-amount.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from '../../_ui/list/rows.module.css'

const icons = { deposit: 'deposit', withdrawal: 'withdrawal', bonus: 'gift' } as const

/** Transactions in the given order. Each row is a `details` element that opens to the details of the transaction. */
export function TransactionRows({ items, label }: { readonly items: readonly Transaction[]; readonly label: string }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <details className={styles.row}>
            <summary>
              <TransactionSummary item={item} />
            </summary>
            <Details item={item} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function TransactionSummary({ item }: { readonly item: Transaction }) {
  const { timeZone } = useBrand()
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icons[item.kind] ?? 'history'} size={20} />
      </span>
      <span className={styles.words}>
        <strong>
          <Kind kind={item.kind} />
        </strong>
        <span className={styles.quiet}>{formatDate(parseServerTime(item.created), timeZone, true)}</span>
      </span>
      <span className={styles.end}>
        <span className={styles.amount}>
          {item.kind === 'withdrawal' ? '−' : '+'}
          {formatMoney(item.amount, item.currency)}
        </span>
        <State state={item.state} />
      </span>
      <Icon name="chevron-down" size={18} />
    </>
  )
}

function Details({ item }: { readonly item: Transaction }) {
  const intl = useIntl()
  const { timeZone } = useBrand()
  const time = (moment: string | undefined) =>
    moment === undefined ? '' : formatDate(parseServerTime(moment), timeZone, true)
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['number', item.id],
    [item.kind === 'bonus' ? 'bonus' : 'method', item.method],
    ['account', item.account],
    [
      'coins',
      item.actual_amount === undefined ? '' : `${formatAmount(item.actual_amount, shownCoinDecimals)} ${item.method}`,
    ],
    ['asked', time(item.created)],
    ['settled', time(item.settled)],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '' && value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{intl.formatMessage({ id: `transaction.${name}` })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Kind({ kind }: Pick<Transaction, 'kind'>) {
  if (kind === 'deposit') return <Message id="transaction.deposit" />
  return <Message id={kind === 'withdrawal' ? 'transaction.withdrawal' : 'transaction.bonus-kind'} />
}

/** The state of a transaction, in words and in colour. */
function State({ state }: Pick<Transaction, 'state'>) {
  return (
    <span className={styles.state} data-state={state}>
      <Message
        id={state === 'done' ? 'transaction.done' : state === 'refused' ? 'transaction.refused' : 'transaction.pending'}
      />
    </span>
  )
}
