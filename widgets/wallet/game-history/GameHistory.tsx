import { useState } from 'react'
import { type PropsOf, useGameRounds, useIntl } from '../../../runtime/widget-api/index.ts'
import { PagedList, pageSize } from '../_page/PagedList.tsx'
import { QuickNavigation } from '../_page/QuickNavigation.tsx'
import { MemberPage } from '../../_ui/page/MemberPage.tsx'
import { RoundRows } from './RoundRows.tsx'

/** The page of rounds that the member has played, and the way to those of each category (RTE-04, ENG-08). */
export function GameHistory({ title, menu, category }: PropsOf<'wallet/game-history'>) {
  return (
    <MemberPage title={title}>
      {() => (
        <>
          <QuickNavigation menu={menu} label="wallet.game-history.categories" />
          {/* Another category begins on its first page. */}
          <Rounds key={category ?? ''} title={title} category={category} />
        </>
      )}
    </MemberPage>
  )
}

function Rounds({ title, category }: Pick<PropsOf<'wallet/game-history'>, 'title' | 'category'>) {
  const intl = useIntl()
  const [page, setPage] = useState(1)
  const asked = useGameRounds({ page, page_size: pageSize, ...(category && { category }) })
  return (
    <PagedList asked={asked} page={page} empty={{ icon: 'game', text: 'wallet.game-history.empty' }} onPage={setPage}>
      {(items) => <RoundRows items={items} label={intl.formatMessage({ id: title })} />}
    </PagedList>
  )
}
