import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Game, Provider } from '../../../schemas/generated/records.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useSession, useSessionPart } from '../../../runtime/widget-api/session.ts'
import { useServerClock, useSite } from '../../../runtime/widget-api/site.ts'
import { parseServerTime } from '../../../runtime/widget-api/text.ts'
import { useLocalPath } from '../../../runtime/widget-api/pages.ts'
import { restrictedProviders } from '../model/choose-games.ts'
import { type GameServices, gameServicesOf } from '../model/game-services.ts'
import { gameShellAddress, gameShellTarget } from '../model/game-shell.ts'
import type { LaunchState } from '../model/launch-state.ts'
import { closedBecause, isProviderClosed } from '../model/closed-because.ts'
import { providerFinder } from '../model/provider-finder.ts'
import { forgetStoredGame } from '../model/forget-stored-game.ts'
import { checkReturn, readStoredGame } from '../model/return-to-game.ts'
import type { Shelf } from '../model/shelf.ts'

/** The services that launch games and store a player's recent and favourite games. Created on first use. */
export function useGameServices(): GameServices {
  const site = useSite()
  const services = gameServicesOf(site, useQueryClient())
  useEffect(() => services.takeData(site.data), [services, site.data])
  return services
}

/** A part of the state of a game's launch. */
export function useLaunch<Part>(select: (state: LaunchState) => Part): Part {
  return useStore(useGameServices().launcher.store, select)
}

/** A part of a player's shelf: recent games, favourites, last search. */
export function useShelf<Part>(select: (shelf: Shelf) => Part): Part {
  return useStore(useGameServices().shelf.store, select)
}

/** The settings of a game section. Undefined for an unknown section. */
export function useSection(id: string) {
  return useSite().data.settings.games.sections[id]
}

/** The providers that are blocked for this member (GAM-03). */
export function useRestrictedProviders(): ReadonlySet<string> {
  const restrict = useSession((state) => state.member?.restrict)
  return useMemo(() => restrictedProviders(restrict), [restrict])
}

/**
 * Returns a function that returns why a game is closed now, or undefined for an open game (GAM-04). Renders the
 * component again when a maintenance window begins or ends.
 */
export function useClosedReason(): (game: Game) => 'game' | 'provider' | undefined {
  const maintenanceWindows = useSessionPart('games')
  const known = useSession((state) => state.known)
  const { data } = usePublicData('games/providers', {}, known)
  const now = useMaintenanceClock(data)
  return useMemo(() => {
    const providerOf = providerFinder(data ?? [])
    return (game) => closedBecause(game, providerOf(game), maintenanceWindows, now)
  }, [data, maintenanceWindows, now])
}

/**
 * Returns a function that finds out whether all games of a provider are closed now (GAM-04). Renders the component
 * again when a maintenance window begins or ends.
 */
export function useProviderIsClosed(providers: readonly Provider[] | undefined): (provider: Provider) => boolean {
  const maintenanceWindows = useSessionPart('games')
  const now = useMaintenanceClock(providers)
  return (provider) => isProviderClosed(provider, maintenanceWindows, now)
}

/** The server's time in ms, updated at each start and end of a maintenance window of a provider. */
function useMaintenanceClock(providers: readonly Provider[] | undefined): number {
  const maintenanceWindows = useSessionPart('games')
  const bounds = useMemo(() => {
    const own = (providers ?? []).flatMap((one) => [one.maintenance_start ?? '', one.maintenance_end ?? ''])
    const dashboard = Object.values(maintenanceWindows)
      .flat()
      .flatMap((one) => [one.start_date, one.end_date])
    return [...own, ...dashboard].map(parseServerTime).filter((time) => !Number.isNaN(time))
  }, [providers, maintenanceWindows])
  return useServerClock(bounds)
}

/**
 * Handles a player's return to the page of a game that this tab has opened (GAM-10, `checkReturn`). Returns true while
 * the hook leads the player to another page.
 */
export function useReturnToGame(game: Game | undefined): boolean {
  const site = useSite()
  const local = useLocalPath()
  const { known, loggedIn, member } = useSession((state) => state)
  // Reads the storage only when the player arrives, because later entries belong to games that this page opened.
  const [stored, setStored] = useState(readStoredGame)
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStored(readStoredGame())
    }
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])
  const decision = game && known && loggedIn ? checkReturn(stored, game, member?.utk) : 'stay'
  useEffect(() => {
    if (decision === 'stay') return
    forgetStoredGame()
    const home = local('/')
    // The play page is for members and would send a logged-out visitor to the login. So a logout loads the site again.
    if (decision === 'log-out') void site.session.logout().finally(() => location.assign(home))
    else site.navigate?.(home)
  }, [decision, site, local])
  return decision !== 'stay'
}

/**
 * The address of the page that runs a game's HTML within a frame, and the target origin of messages to it. For the
 * browser only.
 */
export function useGameShell() {
  const { settings, merchant } = useSite().data
  const { shellOrigin } = settings.games
  return useMemo(() => {
    const address = gameShellAddress({ merchant: merchant.id, origin: shellOrigin }, location)
    return { address, target: gameShellTarget(address) }
  }, [shellOrigin, merchant.id])
}
