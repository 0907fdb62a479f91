import type { QueryClient } from '@tanstack/react-query'
import type { Game, Provider } from '../../../schemas/generated/records.ts'
import { publicQuery } from '../../../runtime/widget-api/data.ts'
import { loadDialog } from '../../../runtime/widget-api/dialogs.ts'
import { localisedPath, pathOfRoute } from '../../../runtime/widget-api/pages.ts'
import { accountKey, type SessionState } from '../../../runtime/widget-api/session.ts'
import type { Site, SiteData } from '../../../runtime/widget-api/site.ts'
import { afterArrival } from './after-arrival.ts'
import { gameParameters } from './choose-games.ts'
import { encodePlayPayload } from './encode-play-payload.ts'
import { gameAddress } from './game-address.ts'
import { gameClosed } from './game-closed.ts'
import { isWebview, openGameWindow, sendForm } from './game-window.ts'
import { parseInert } from './inert-html.ts'
import type { LaunchPlace } from './launch-dependencies.ts'
import { createLauncher } from './launcher.ts'
import { providerFinder } from './provider-finder.ts'
import { forgetStoredGame } from './forget-stored-game.ts'
import { storeGame } from './return-to-game.ts'
import { createShelf, type ShelfStorage } from './shelf.ts'

/** The games' services for one page: the launcher and the player's shelf. */
export interface GameServices {
  readonly launcher: ReturnType<typeof createLauncher>
  readonly shelf: ReturnType<typeof createShelf>
  /**
   * Sets the site's current data, for example after a login with other features or a save in the preview. The first
   * call starts the services: they listen to the session, to other tabs and to windows of games. For the browser only.
   */
  readonly takeData: (data: SiteData) => void
}

/** The ids of the dialogs of a launch, which load when a player launches the first game. */
export const launchDialogs = {
  alert: 'dialog-game-alert',
  blocked: 'dialog-game-blocked',
  login: 'dialog-login-to-play',
  wallet: 'dialog-game-wallet',
} as const

/** The services of each session. A page has one session. */
const services = new WeakMap<Site['session'], GameServices>()

/**
 * The services of a page, created once. They stay the same when the site's data changes, for example the features after
 * a login. Creating them requires no browser API, so that the host can render the page.
 */
export function gameServicesOf(site: Site, queryClient: QueryClient): GameServices {
  const known = services.get(site.session)
  if (known) return known
  const made = createServices(site, queryClient)
  services.set(site.session, made)
  return made
}

function createServices(site: Site, queryClient: QueryClient): GameServices {
  const { session, reader } = site
  let { data } = site
  const codes = data.locales.map(({ code }) => code)
  const prefix = `livery:${data.environment}:${data.merchant.id}:games`
  // Reports no malformed games, because the operator cannot repair the storage of a device.
  const shelf = createShelf(prefix, browserStorage(), { imageHosts: data.settings.hosts.image })
  const providersQuery = publicQuery('games/providers', { reader, site: data })
  const find = (providers: readonly Provider[] | undefined, game: Game) => providerFinder(providers ?? [])(game)
  const currencyOfVisitor = () => session.store.getState().member?.currency || data.currency
  /** Whether this page has opened a game, which may change the balance. */
  let hasOpened = false
  const launcher = createLauncher({
    call: session.call,
    get currency() {
      return currencyOfVisitor()
    },
    now: () => site.visit?.clock.now() ?? site.request.now,
    loggedIn: () => isMember(site),
    maintenanceWindows: () => session.store.getState().parts.games,
    providerAtHand: (game) => find(queryClient.getQueryData(providersQuery.queryKey), game),
    provider: async (game) =>
      find(await queryClient.ensureQueryData<readonly Provider[]>(providersQuery).catch(() => undefined), game),
    place: () => placeOf(data),
    openWindow: () => openGameWindow(currencyOfVisitor()),
    openHere: (target) => {
      if (target.kind === 'url') location.assign(target.url)
      else if (target.kind === 'form') sendForm(target)
    },
    goToFrame: (game, wallet) => {
      const payload = encodePlayPayload({
        provider: game.provider_id,
        game: game.game_id,
        currency: game.currency,
        ...(wallet === undefined ? {} : { wallet }),
      })
      const page = pathOfRoute(data.routes, 'play-game', { play: payload })
      if (page === undefined) return false
      // Otherwise, the play page would treat a launch without a token as a return to the stored game (GAM-10).
      forgetStoredGame()
      afterArrival(session, () => site.navigate?.(localisedPath(page, data.locale, codes)))
      return true
    },
    get returnAddress() {
      return `${location.origin}/Close`
    },
    allow: (address) => gameAddress(address, data.settings.hosts.game, location),
    parse: parseInert,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    opened: (game, place) => {
      hasOpened = true
      shelf.played(game)
      const utk = session.store.getState().member?.utk
      if (place !== 'window') {
        storeGame({ provider_id: game.provider_id, game_id: game.game_id, ...(utk ? { utk } : {}) })
      }
    },
  })

  /**
   * Opens the game that a guest has chosen before the login. For a member of another country, the page loads again in
   * another locale. This would end a launch, so the login leads to the page of the game (LOC-05).
   */
  function resume({ arrival }: SessionState): void {
    const launch = launcher.store.getState()
    if (launch.step !== 'login' || arrival?.locales === undefined) return launcher.resume()
    const page = pathOfRoute(data.routes, 'casino-play', gameParameters(launch.game))
    if (page === undefined) return
    const path = localisedPath(page, arrival.locales.shown, codes)
    session.store.setState({ arrival: { ...arrival, path } })
  }

  let isStarted = false
  function start(): void {
    if (isStarted) return
    isStarted = true
    let { epoch, loggedIn: wasMember } = session.store.getState()
    const update = () => {
      const state = session.store.getState()
      const { known, loggedIn, member } = state
      // The uid is not the same after a reload, if the backend sends it only with the login.
      if (known) shelf.open(member && accountKey(member.username), member?.uid)
      if (state.epoch === epoch) return
      // If one member follows another, this tab may have missed the logout between them.
      if (wasMember) {
        launcher.dismiss()
        forgetStoredGame()
      }
      epoch = state.epoch
      wasMember = loggedIn
      if (loggedIn) resume(state)
    }
    update()
    session.store.subscribe(update)
    // Otherwise, this tab's next change would overwrite the changes of another tab.
    addEventListener('storage', ({ key }) => shelf.reload(key))
    // A player who closes the window of a game, or goes back from a game, does not visit /Close.
    document.addEventListener('visibilitychange', () => {
      const isBack = hasOpened && document.visibilityState === 'visible'
      if (isBack && session.store.getState().loggedIn) void session.refresh()
    })
    // The dialog of a blocked window stays open until the page unloads. So it is still open if the player goes back to
    // this page.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && launcher.store.getState().step === 'blocked') launcher.dismiss()
    })
    const stop = launcher.store.subscribe(() => {
      stop()
      for (const id of Object.values(launchDialogs)) loadDialog(id)
    })
    // The page /Close sends this message, because the game may have changed the balance.
    if ('BroadcastChannel' in window) {
      new BroadcastChannel(gameClosed).addEventListener('message', () => {
        void session.refresh()
      })
    }
  }
  return {
    launcher,
    shelf,
    takeData(current) {
      data = current
      start()
    },
  }
}

/** Whether a member is logged in. A promise only while the session is unknown and the backend may still respond. */
function isMember({ session }: Site): boolean | Promise<boolean> {
  const { known, backendUnreachable, loggedIn } = session.store.getState()
  if (known || backendUnreachable) return loggedIn
  return new Promise((resolve) => {
    const stop = session.store.subscribe((state) => {
      if (!state.known && !state.backendUnreachable) return
      stop()
      resolve(state.loggedIn)
    })
  })
}

/** The place of a launch. If the brand has no page for framed games, no game opens in a frame. */
function placeOf({ routes, settings }: SiteData): LaunchPlace {
  if (settings.games.launch === 'frame' && routes['play-game']?.enabled) return 'frame'
  return isWebview(navigator.userAgent, matchMedia('(display-mode: standalone)').matches) ? 'webview' : 'window'
}

function browserStorage(): ShelfStorage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
