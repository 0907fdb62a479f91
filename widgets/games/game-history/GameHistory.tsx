import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useGameRounds } from '../hooks/use-game-rounds.ts'
import { useIntl } from '../../../runtime/widget-api/text.ts'
import { PagedList, pageSize } from '../../_ui/list/PagedList.tsx'
import { QuickNavigation } from '../../_ui/page/QuickNavigation.tsx'
import { MemberPage } from '../../_ui/page/MemberPage.tsx'
import { usePageNumber } from '../../_ui/page/use-page-number.ts'
import { RoundRows } from './RoundRows.tsx'

/** The page of the member's rounds, with links to each category (RTE-04, ENG-08). */
export function GameHistory({ title, menu, category }: PropsOf<'games/game-history'>) {
  return (
    <MemberPage title={title}>
      {() => (
        <>
          <QuickNavigation menu={menu} label="games.game-history.categories" />
          {/* Another category begins on its first page. */}
          <Rounds key={category ?? ''} title={title} category={category} />
        </>
      )}
    </MemberPage>
  )
}

function Rounds({ title, category }: Pick<PropsOf<'games/game-history'>, 'title' | 'category'>) {
  const intl = useIntl()
  const [page, goTo] = usePageNumber()
  const query = useGameRounds({ page, page_size: pageSize, ...(category && { category }) })
  return (
    <PagedList query={query} page={page} empty={{ icon: 'game', text: 'games.game-history.empty' }} onPage={goTo}>
      {(items) => <RoundRows items={items} label={intl.formatMessage({ id: title })} />}
    </PagedList>
  )
}
