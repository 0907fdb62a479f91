import { TransactionPage } from '../_page/TransactionPage.tsx'
import { MemberPage } from '../../_ui/page/MemberPage.tsx'
import { useAddressQuery } from '../../_ui/page/use-address-query.ts'
import { usePageNumber } from '../../_ui/page/use-page-number.ts'
import { HistoryFilter } from './HistoryFilter.tsx'
import { chosenIn, filterOf } from './filter-of.ts'

/** The page of deposits, withdrawals and bonuses (ENG-08, RTE-03). The address contains its filter and its page. */
export function History() {
  const [query, change] = useAddressQuery()
  const [page, goTo] = usePageNumber()
  const chosen = chosenIn(query)
  return (
    <MemberPage title="routes.history.title">
      {() => (
        <>
          {/* Another filter begins on its first page. */}
          <HistoryFilter chosen={chosen} onChosen={(field) => change({ ...field, page: '' })} />
          <TransactionPage
            filter={filterOf(chosen, page)}
            label="routes.history.title"
            empty="wallet.history.empty"
            onPage={goTo}
          />
        </>
      )}
    </MemberPage>
  )
}
