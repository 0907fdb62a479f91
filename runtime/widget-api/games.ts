import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import type { Game } from '../../schemas/generated/records.ts'
import { publicQuery } from '../api/queries.ts'
import { restrictedProviders } from '../games/choose-games.ts'
import { type GameCenter, gameCenterOf } from '../games/game-center.ts'
import { gameListQuery, gamePageQuery, sectionStartQuery } from '../games/game-queries.ts'
import { gameShellAddress, gameShellTarget } from '../games/game-shell.ts'
import type { LaunchState } from '../games/launch-state.ts'
import { closedBecause } from '../games/maintenance.ts'
import { checkReturn, forgetStoredGame, readStoredGame } from '../games/return-to-game.ts'
import type { Shelf } from '../games/shelf.ts'
import { splitLocale } from '../i18n/locale-path.ts'
import { useSite } from '../page/site-context.ts'
import { matchRoute } from '../routing/match-route.ts'
import { useLocalPath } from './hooks.ts'

/** What launches games and keeps a player's shelf; alive in a page once a widget has asked for it. */
export function useGameCenter(): GameCenter {
  const site = useSite()
  const center = gameCenterOf(site, useQueryClient())
  useEffect(() => center.start(), [center])
  return center
}

/** A part of where the launch of a game stands. */
export function useLaunch<Part>(select: (state: LaunchState) => Part): Part {
  return useStore(useGameCenter().launcher.store, select)
}

/** A part of a player's shelf: recent games, favourites, the last searched term. */
export function useShelf<Part>(select: (shelf: Shelf) => Part): Part {
  return useStore(useGameCenter().shelf.store, select)
}

/** The present page's route and the values in its address. */
export function usePage() {
  const { data } = useSite()
  const { pathname } = useLocation()
  return useMemo(() => {
    const codes = data.locales.map(({ code }) => code)
    const match = matchRoute(data.routes, splitLocale(pathname, codes).rest)
    return {
      id: match?.id,
      title: match?.route.title,
      path: match?.route.path ?? '/',
      parameters: match?.parameters ?? {},
    }
  }, [data, pathname])
}

/** A game section of the manifest, with what the server has of it. Undefined for one that is not there. */
export function useSection(id: string) {
  return useSite().data.games.sections[id]
}

/** The first games of a section, or of one provider in it, as the server sends them. */
export function useSectionStart(
  section: Parameters<typeof sectionStartQuery>[0],
  provider: string | undefined,
  enabled = true,
) {
  const { reader } = useSite()
  const { data, isPending, isError, refetch } = useQuery({ ...sectionStartQuery(section, provider, reader), enabled })
  return { start: data, isPending, isError, retry: () => void refetch() }
}

/** The game that an address names, with others of its provider, as the server sends them. */
export function useGamePage(provider: string, slug: string) {
  const { reader } = useSite()
  const { data, isError, refetch } = useQuery(gamePageQuery(provider, slug, reader))
  return { page: data, isError, retry: () => void refetch() }
}

/** All games of a category. They are asked for when the page lives: nothing of them is in its HTML. */
export function useGameList(category: string, enabled = true) {
  const { reader } = useSite()
  const { data, isPending, isError, refetch } = useQuery({ ...gameListQuery(category, reader), enabled })
  return { games: data, isPending, isError, retry: () => void refetch() }
}

/** The providers whose games this member may not play (GAM-03). */
export function useRestrictedProviders(): ReadonlySet<string> {
  const restrict = useStore(useSite().session.store, (state) => state.member?.restrict)
  return useMemo(() => restrictedProviders(restrict), [restrict])
}

/** Tells why a game cannot be played now, if it cannot (GAM-04). */
export function useClosedGames(): (game: Game) => 'game' | 'provider' | undefined {
  const { reader, request, session, visit } = useSite()
  const windows = useStore(session.store, (state) => state.maintenance)
  const known = useStore(session.store, (state) => state.known)
  const { data } = useQuery({ ...publicQuery('providers', reader), enabled: known })
  return useMemo(() => {
    const providers = new Map(data?.map((provider) => [provider.provider_id, provider]))
    // The first rendering goes by the server's clock, so that both draw alike.
    const now = () => (known && visit ? visit.clock.now() : request.now)
    return (game) => closedBecause(game, providers.get(game.provider_id), windows, now())
  }, [data, windows, known, visit, request.now])
}

/** The address of a page in the visitor's locale; undefined where there is none, or it is off. */
export function useRoutePath(id: string | undefined): string | undefined {
  const { routes } = useSite().data
  const local = useLocalPath()
  const route = id === undefined ? undefined : routes[id]
  return route?.enabled && !route.path.includes('{') ? local(route.path) : undefined
}

/**
 * Acts where a player comes back to the page of a game that was opened in place of the site: with another login's token
 * they are logged out, without one they go home (GAM-10). True while that happens.
 */
export function useReturnToGame(game: Game | undefined): boolean {
  const site = useSite()
  const local = useLocalPath()
  const { known, loggedIn, member } = useStore(site.session.store, (state) => state)
  // Read once a page: what is stored later belongs to what is opened from here.
  const [stored] = useState(readStoredGame)
  const answer = game && known && loggedIn ? checkReturn(stored, game, member?.utk) : 'stay'
  useEffect(() => {
    if (answer === 'stay') return
    forgetStoredGame()
    const home = local('/')
    // A new load: this page is for members, and on its own would send whoever is logged out to the login.
    if (answer === 'log-out') void site.session.logout().finally(() => location.assign(home))
    else site.navigate?.(home)
  }, [answer, site, local])
  return answer !== 'stay'
}

/** Where a game's frame shows HTML, and for whom that is posted. For the browser only. */
export function useGameShell() {
  const { games, merchant } = useSite().data
  return useMemo(() => {
    const address = gameShellAddress({ merchant: merchant.id, origin: games.shellOrigin }, location)
    return { address, target: gameShellTarget(address) }
  }, [games.shellOrigin, merchant.id])
}
