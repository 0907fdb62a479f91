import { fallbackLanguage } from '../../../schemas/generated/languages.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Game } from '../../../schemas/generated/records.ts'
import { chooseGames } from '../model/choose-games.ts'
import { gameKey } from '../model/read-list.ts'
import { providerSegment } from '../model/provider-segment.ts'
import { searchGames } from '../model/search-games.ts'
import { useRestrictedProviders, useSection, useShelf } from '../hooks/use-games.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { usePage } from '../../../runtime/widget-api/pages.ts'

/** The shown games of the section: all, recent ones, or favourites. */
export type LobbyView = 'all' | 'recent' | 'favourites'

/** A provider of the section, with the number of its games there. */
export interface LobbyProvider {
  /** The provider's name in addresses. */
  readonly key: string
  readonly name: string
  readonly games: number
}

/** The games of a lobby's section, and the player's choices in it. */
export function useLobby(sectionId: string) {
  const given = useSection(sectionId)
  const { parameters } = usePage()
  const section = useMemo(
    () => ({ ...given, category: parameters.category ?? given?.category ?? '' }),
    [given, parameters.category],
  ) as NonNullable<typeof given>
  const { data: start } = usePublicData('games/section-start', {
    section: sectionId,
    category: parameters.category,
    provider: parameters.provider,
  })
  const name = parameters.provider
  const providerId = start?.providerId
  const provider = useMemo(() => {
    if (providerId !== undefined) return { id: providerId }
    return name === undefined ? undefined : { name }
  }, [name, providerId])
  const { category } = section
  const { data: loaded, isError, retry } = usePublicData('games/list', { category })
  // With a deferred value, React renders the long list in short tasks. This value may still be the list of the previous
  // category.
  const deferred = useDeferredValue(useMemo(() => ({ category, list: loaded }), [category, loaded]))
  const list = deferred.category === category ? deferred.list : undefined
  const restricted = useRestrictedProviders()
  const ofSection = useMemo(() => list && chooseGames(list, section, restricted), [list, section, restricted])
  const all = useMemo(
    () =>
      ofSection
        ? chooseGames(ofSection, {}, restricted, provider)
        : chooseGames(start?.games ?? [], {}, restricted, provider),
    [ofSection, start, restricted, provider],
  )
  const providers = useMemo(() => providersOf(ofSection ?? []), [ofSection])

  const [view, setView] = useState<LobbyView>('all')
  const [term, setTerm] = useState('')
  const recent = useShelf((shelf) => shelf.recent)
  const favourites = useShelf((shelf) => shelf.favourites)
  const inView = useMemo(() => {
    if (view === 'all') return all
    return inSection(view === 'recent' ? recent : favourites, all)
  }, [view, all, recent, favourites])
  const found = useMemo(() => searchGames(inView, term), [inView, term])

  const isWhole = ofSection !== undefined
  return {
    /** The key of the address's provider. Undefined if the address names no provider. */
    provider: name === undefined ? undefined : providerSegment(all[0]?.provider_name ?? name),
    providers,
    view,
    setView,
    term,
    setTerm,
    found,
    /** Whether the whole list has loaded, rather than its beginning. */
    isWhole,
    isPending: !isWhole && start === undefined && !isError,
    isMissing: isError,
    retry,
    total: isWhole || restricted.size > 0 ? all.length : (start?.total ?? 0),
    counts: { recent: inSection(recent, all).length, favourites: inSection(favourites, all).length },
    name: provider === undefined ? undefined : all[0]?.provider_fullname,
  }
}

/**
 * The games that are both in the shelf and in the section. They have the shelf's order and the section's current data.
 */
function inSection(shelf: readonly Game[], section: readonly Game[]): readonly Game[] {
  if (shelf.length === 0) return shelf
  const here = new Map(section.map((game) => [gameKey(game), game]))
  return shelf.flatMap((game) => here.get(gameKey(game)) ?? [])
}

function providersOf(games: readonly Game[]): readonly LobbyProvider[] {
  const found = new Map<string, LobbyProvider>()
  for (const { provider_name, provider_fullname: name } of games) {
    const key = providerSegment(provider_name)
    found.set(key, { key, name, games: (found.get(key)?.games ?? 0) + 1 })
  }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name, fallbackLanguage))
}
