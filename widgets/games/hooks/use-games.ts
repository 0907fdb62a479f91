import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Game } from '../../../schemas/generated/records.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useSessionPart } from '../../../runtime/widget-api/session.ts'
import { useSite } from '../../../runtime/widget-api/site.ts'
import { useLocalPath } from '../../../runtime/widget-api/pages.ts'
import { restrictedProviders } from '../model/choose-games.ts'
import { type GameCenter, gameCenterOf } from '../model/game-center.ts'
import { gameShellAddress, gameShellTarget } from '../model/game-shell.ts'
import type { LaunchState } from '../model/launch-state.ts'
import { closedBecause } from '../model/closed-because.ts'
import { checkReturn, forgetStoredGame, readStoredGame } from '../model/return-to-game.ts'
import type { Shelf } from '../model/shelf.ts'

/** Launches games and stores a player's shelf; created once a widget uses it. */
export function useGameCenter(): GameCenter {
  const site = useSite()
  const center = gameCenterOf(site, useQueryClient())
  useEffect(() => center.start(), [center])
  return center
}

/** A part of the state of a game's launch. */
export function useLaunch<Part>(select: (state: LaunchState) => Part): Part {
  return useStore(useGameCenter().launcher.store, select)
}

/** A part of a player's shelf: recent games, favourites, the last searched term. */
export function useShelf<Part>(select: (shelf: Shelf) => Part): Part {
  return useStore(useGameCenter().shelf.store, select)
}

/** A game section of the manifest, with what the server has of it. Undefined for one that is not there. */
export function useSection(id: string) {
  return useSite().data.settings.games.sections[id]
}

/** The providers whose games this member may not play (GAM-03). */
export function useRestrictedProviders(): ReadonlySet<string> {
  const restrict = useStore(useSite().session.store, (state) => state.member?.restrict)
  return useMemo(() => restrictedProviders(restrict), [restrict])
}

/** Tells why a game cannot be played now, if it cannot (GAM-04). */
export function useClosedGames(): (game: Game) => 'game' | 'provider' | undefined {
  const { request, session, visit } = useSite()
  const windows = useSessionPart('games')
  const known = useStore(session.store, (state) => state.known)
  const { data } = usePublicData('games/providers', {}, known)
  return useMemo(() => {
    const providers = new Map(data?.map((provider) => [provider.provider_id, provider]))
    // The first rendering uses the server's clock, so that both renderings agree.
    const now = () => (known && visit ? visit.clock.now() : request.now)
    return (game) => closedBecause(game, providers.get(game.provider_id), windows, now())
  }, [data, windows, known, visit, request.now])
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
    // A new load: this page is for members, and would otherwise send a logged-out visitor to the login.
    if (answer === 'log-out') void site.session.logout().finally(() => location.assign(home))
    else site.navigate?.(home)
  }, [answer, site, local])
  return answer !== 'stay'
}

/** Where a game's frame shows HTML, and for whom that is posted. For the browser only. */
export function useGameShell() {
  const { settings, merchant } = useSite().data
  const { shellOrigin } = settings.games
  return useMemo(() => {
    const address = gameShellAddress({ merchant: merchant.id, origin: shellOrigin }, location)
    return { address, target: gameShellTarget(address) }
  }, [shellOrigin, merchant.id])
}
