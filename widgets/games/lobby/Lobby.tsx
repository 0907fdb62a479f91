import { useEffect } from 'react'
import { Link, usePage, useRoutePath, useRoutePaths } from '../../../runtime/widget-api/pages.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useGameServices, useShelf } from '../hooks/use-games.ts'
import { GameGrid, GameGridWaiting } from '../_parts/GameGrid.tsx'
import { ListNotFound, NoGames } from '../_parts/ListNotFound.tsx'
import { isCategoryEnabled } from '../model/game-section.ts'
import styles from './Lobby.module.css'
import { LobbyTools } from './LobbyTools.tsx'
import { useLobby } from './use-lobby.ts'
import { useSearchField } from './use-search-field.ts'

/** How long a search term has to stay unchanged before it is stored, in ms. */
const termSettles = 800

/**
 * A game section (RTE-10): all games, by provider, by search, and the player's recent games and favourites (GAM-12).
 */
export function Lobby(props: PropsOf<'games/lobby'>) {
  const { section, sectionPage, providerPage } = props
  const intl = useIntl()
  const { title } = usePage()
  const { shelf } = useGameServices()
  const lobby = useLobby(section)
  const { term, setTerm, found, view } = lobby
  const search = useSearchField(setTerm)
  useEffect(() => {
    if (term.trim() === '') return
    const timer = setTimeout(() => shelf.searched(term), termSettles)
    return () => clearTimeout(timer)
  }, [term, shelf])
  const isChosen = view !== 'all' || term.trim() !== ''
  // Until the whole list has loaded, a search or a filter may have more results.
  const isUnsure = isChosen && !lobby.isWhole && !lobby.isMissing
  const heading = lobby.name ?? (title === undefined ? '' : intl.formatMessage({ id: title }))
  return (
    <div className={styles.lobby} data-busy={lobby.isPending || undefined}>
      <div className={styles.head}>
        <h1 className={styles.title}>{heading}</h1>
        <p className={styles.count} role="status">
          {isUnsure ? (
            <Message id="common.loading" />
          ) : (
            <Message id="games.count" values={{ n: isChosen ? found.length : lobby.total }} />
          )}
        </p>
      </div>
      <Categories {...props} />
      <LobbyTools lobby={lobby} search={search} sectionPage={sectionPage} providerPage={providerPage} />
      {lobby.isPending || (isUnsure && found.length === 0) ? (
        <GameGridWaiting />
      ) : found.length > 0 ? (
        <GameGrid games={found} isWhole={lobby.isWhole} label={heading} />
      ) : lobby.isMissing ? null : (
        <Nothing term={term} view={view} sectionPage={sectionPage} onClear={() => search.replace('')} />
      )}
      {/* Below the first games, which the page has from the host even if the whole list fails to load. */}
      {lobby.isMissing ? <ListNotFound onRetry={lobby.retry} /> : null}
    </div>
  )
}

/** Links to the pages of the section's categories. */
function Categories({ categories = [], categoryPage, sectionPage }: PropsOf<'games/lobby'>) {
  const intl = useIntl()
  const pathOf = useRoutePaths()
  const { sections } = useSettings().games
  const current = usePage().parameters.category
  const tab = (key: string, to: string | undefined, isCurrent: boolean, label: string) =>
    to === undefined ? null : (
      <Link key={key} className={styles.tab} to={to} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </Link>
    )
  if (categories.length === 0) return null
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'games.categories' })}>
      {tab('', pathOf(sectionPage), current === undefined, intl.formatMessage({ id: 'games.all' }))}
      {categories
        .filter((category) => isCategoryEnabled(category, sections))
        .map((category) =>
          tab(
            category,
            pathOf(categoryPage, { category }),
            category === current,
            intl.formatMessage({ id: `games.category.${category}` }),
          ),
        )}
    </nav>
  )
}

function Nothing({
  term,
  view,
  sectionPage,
  onClear,
}: {
  readonly term: string
  readonly view: 'all' | 'recent' | 'favourites'
  readonly sectionPage: string | undefined
  readonly onClear: () => void
}) {
  const ready = useShelf((shelf) => shelf.isReady)
  const isSection = usePage().id === sectionPage
  const section = useRoutePath(sectionPage)
  if (term.trim() !== '') {
    return (
      <NoGames
        action={
          <button type="button" className="button" onClick={onClear}>
            <Message id="games.clear-search" />
          </button>
        }
      >
        <Message id="games.no-match" values={{ term: term.trim() }} />
      </NoGames>
    )
  }
  if (view === 'all') {
    return (
      <NoGames
        action={
          isSection || section === undefined ? null : (
            <Link className="button" to={section}>
              <Message id="games.all-providers" />
            </Link>
          )
        }
      >
        <Message id="games.empty" />
      </NoGames>
    )
  }
  return <NoGames>{ready ? <Message id={`games.no-${view}`} /> : <Message id="common.loading" />}</NoGames>
}
