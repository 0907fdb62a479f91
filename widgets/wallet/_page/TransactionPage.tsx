import { Message, type TransactionFilter, useIntl, useTransactions } from '../../../runtime/widget-api/index.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Pages } from './Pages.tsx'
import page from './page.module.css'
import { TransactionRows } from './TransactionRows.tsx'
import styles from './transactions.module.css'
import { Waiting } from './WalletPage.tsx'

interface TransactionPageProps {
  readonly filter: TransactionFilter
  /** Ids of messages: the list's name, and what stands in its place where it holds nothing. */
  readonly label: string
  readonly empty: string
  readonly onPage: (page: number) => void
}

/** Rows of a page, shown at once. */
export const pageSize = 10

/** One page of transactions with the way to the others: loading, empty, failed or there. */
export function TransactionPage({ filter, label, empty, onPage }: TransactionPageProps) {
  const intl = useIntl()
  const { data, isError, isFetching, retry } = useTransactions({ ...filter, page_size: pageSize })
  if (isError) return <LoadFailed onRetry={retry} />
  if (!data) return <Waiting />
  const count = Math.max(1, Math.ceil(data.total / pageSize))
  return (
    <div className={styles.list} aria-busy={isFetching}>
      {data.items.length === 0 ? (
        <div className={page.empty} role="status">
          <Icon name="history" size={40} />
          <p>
            <Message id={empty} />
          </p>
        </div>
      ) : (
        <TransactionRows items={data.items} label={intl.formatMessage({ id: label })} />
      )}
      <Pages page={filter.page} count={count} onPage={onPage} />
    </div>
  )
}
