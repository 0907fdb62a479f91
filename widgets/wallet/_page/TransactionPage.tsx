import { type TransactionFilter, useTransactions } from '../hooks/use-member-money.ts'
import { useIntl } from '../../../runtime/widget-api/text.ts'
import { PagedList, pageSize } from '../../_ui/list/PagedList.tsx'
import { TransactionRows } from './TransactionRows.tsx'

interface TransactionPageProps {
  readonly filter: TransactionFilter
  /** Ids of messages: the list's name, and the text for an empty list. */
  readonly label: string
  readonly empty: string
  readonly onPage: (page: number) => void
}

/** One page of transactions, with buttons to the other pages. */
export function TransactionPage({ filter, label, empty, onPage }: TransactionPageProps) {
  const intl = useIntl()
  const query = useTransactions({ ...filter, page_size: pageSize })
  return (
    <PagedList query={query} page={filter.page} empty={{ icon: 'history', text: empty }} onPage={onPage}>
      {(items) => <TransactionRows items={items} label={intl.formatMessage({ id: label })} />}
    </PagedList>
  )
}
