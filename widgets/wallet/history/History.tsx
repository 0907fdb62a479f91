import { useState } from 'react'
import { TransactionPage } from '../_page/TransactionPage.tsx'
import { MemberPage } from '../../_ui/page/MemberPage.tsx'
import { HistoryFilter } from './HistoryFilter.tsx'
import { type ChosenFilter, filterOf, noFilter } from './filter-of.ts'

/** The page of deposits, withdrawals and bonuses (ENG-08, RTE-03). */
export function History() {
  const [chosen, setChosen] = useState<ChosenFilter>(noFilter)
  const [page, setPage] = useState(1)
  return (
    <MemberPage title="routes.history.title">
      {() => (
        <>
          <HistoryFilter
            chosen={chosen}
            onChosen={(next) => {
              setChosen(next)
              setPage(1)
            }}
          />
          <TransactionPage
            filter={filterOf(chosen, page)}
            label="routes.history.title"
            empty="wallet.history.empty"
            onPage={setPage}
          />
        </>
      )}
    </MemberPage>
  )
}
