import { useEffect, useRef, useState } from 'react'
import { Link, useRouteIsOn, useRoutePaths } from '../../../runtime/widget-api/pages.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useShelf } from '../hooks/use-games.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './LobbyTools.module.css'
import type { LobbyView, useLobby } from './use-lobby.ts'
import type { useSearchField } from './use-search-field.ts'

type LobbyState = ReturnType<typeof useLobby>

interface ProviderChoiceProps extends Pick<PropsOf<'games/lobby'>, 'sectionPage' | 'providerPage'> {
  readonly lobby: LobbyState
}

/**
 * Search, the choice of a provider, and the filters for recent games and favourites. Their height is constant, so that
 * they never move the grid.
 */
export function LobbyTools({
  lobby,
  search: { field, onInput, replace },
  ...pages
}: ProviderChoiceProps & { readonly search: ReturnType<typeof useSearchField> }) {
  const intl = useIntl()
  const lastSearched = useShelf((shelf) => shelf.lastSearched)
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="search"
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          placeholder={intl.formatMessage({ id: 'games.search' })}
          aria-label={intl.formatMessage({ id: 'games.search' })}
          onInput={onInput}
        />
      </div>
      <ProviderChoice lobby={lobby} {...pages} />
      <div className={styles.chips}>
        <Chip view="all" lobby={lobby} label={<Message id="games.all" />} />
        <Chip view="recent" lobby={lobby} label={<Message id="games.recent" />} />
        <Chip view="favourites" lobby={lobby} label={<Message id="games.favourites" />} />
        {lastSearched !== '' && lobby.term === '' ? (
          <button type="button" className={styles.chip} onClick={() => replace(lastSearched)}>
            <Icon name="history" size={16} />
            <Message id="games.last-searched" values={{ term: lastSearched }} />
          </button>
        ) : null}
      </div>
    </div>
  )
}

function Chip({
  view,
  lobby,
  label,
}: {
  readonly view: LobbyView
  readonly lobby: LobbyState
  readonly label: React.ReactNode
}) {
  const count = view === 'all' ? 0 : lobby.counts[view]
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={lobby.view === view}
      onClick={() => lobby.setView(view)}
    >
      {label}
      {count > 0 ? <span className={styles.number}>{count}</span> : null}
    </button>
  )
}

/** Links to the providers' pages in a popover, which is a sheet on phones. The list renders when it opens. */
function ProviderChoice({ lobby, sectionPage, providerPage }: ProviderChoiceProps) {
  const hasProviderPages = useRouteIsOn(providerPage)
  const pathOf = useRoutePaths()
  const [isOpen, setIsOpen] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)
  // The list may have opened before hydration, without an event.
  useEffect(() => {
    if (sheet.current?.matches(':popover-open')) queueMicrotask(() => setIsOpen(true))
  }, [])
  const close = () => sheet.current?.hidePopover()
  if (!hasProviderPages) return null
  return (
    <>
      <button type="button" className={styles.choice} popoverTarget="lobby-providers">
        <span className={styles.chosen} title={lobby.name}>
          {lobby.name ?? <Message id="games.providers" />}
        </span>
        <Icon name="chevron" size={18} />
      </button>
      <div
        ref={sheet}
        id="lobby-providers"
        popover="auto"
        className={styles.sheet}
        onToggle={(event) => setIsOpen((event.nativeEvent as ToggleEvent).newState === 'open')}
      >
        {isOpen ? (
          <ul>
            <ProviderLink to={pathOf(sectionPage)} isCurrent={lobby.provider === undefined} onPress={close}>
              <Message id="games.all-providers" />
            </ProviderLink>
            {lobby.providers.map(({ key, name, games }) => (
              <ProviderLink
                key={key}
                to={pathOf(providerPage, { provider: key })}
                isCurrent={key === lobby.provider}
                games={games}
                onPress={close}
              >
                {name}
              </ProviderLink>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  )
}

interface ProviderLinkProps {
  /** The path of the linked page. Undefined if the brand has no such page. */
  readonly to: string | undefined
  readonly isCurrent: boolean
  readonly games?: number
  readonly onPress: () => void
  readonly children: React.ReactNode
}

function ProviderLink({ to, isCurrent, games, onPress, children }: ProviderLinkProps) {
  if (to === undefined) return null
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} onClick={onPress}>
        {children}
        {games === undefined ? null : <span className={styles.number}>{games}</span>}
      </Link>
    </li>
  )
}
