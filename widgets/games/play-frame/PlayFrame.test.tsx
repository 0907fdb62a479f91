// @vitest-environment window
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, useSyncExternalStore } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mountOnStage, untilShown } from '../../../tests/contract/widget-stage.tsx'
import { useLiveLocation } from '../../../runtime/widget-api/pages.ts'
import type { Site } from '../../../runtime/widget-api/site.ts'
import { useGameServices } from '../hooks/use-games.ts'
import { gameClosed } from '../model/game-closed.ts'
import type { GameServices } from '../model/game-services.ts'
import { encodePlayPayload } from '../model/encode-play-payload.ts'
import { game, other, wallets } from '../model/testing/launch-page.ts'
import { storeGame } from '../model/return-to-game.ts'
import { PlayFrame } from './PlayFrame.tsx'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => sessionStorage.clear())

/**
 * Mounts the play page of a game.
 *
 * @param responses the backend's responses by endpoint
 * @param member fields of the logged-in member
 * @param shown the only game in the list
 */
async function openPlayPage(responses: Readonly<Record<string, unknown>>, member: object = {}, shown = game) {
  const calls: string[] = []
  const left: string[] = []
  let services: GameServices | undefined
  let path = ''
  function Services() {
    services = useGameServices()
    path = useLiveLocation().pathname
    return null
  }
  const change = (site: Site): Site => {
    const home = site.data.routes.home as NonNullable<Site['data']['routes'][string]>
    site.session.store.setState({
      known: true,
      loggedIn: true,
      member: { username: '66-0812345678', ...member } as never,
    })
    return {
      ...site,
      navigate: (path) => left.push(path),
      reader: { ...site.reader, cachedFile: async () => structuredClone(games) as never },
      data: { ...site.data, routes: { home, play: { ...home, path: '/play/{play}' } } },
      session: {
        ...site.session,
        call: async (name: string) => {
          calls.push(name)
          return responses[name] as never
        },
      },
    }
  }
  let games = [shown]
  let queryClient: QueryClient | undefined
  let rendered = 0
  function Queries() {
    const client = useQueryClient()
    queryClient = client
    rendered = useSyncExternalStore(
      (listener) => client.getQueryCache().subscribe(listener),
      () => loadsOf(client),
    )
    return null
  }
  const page = await mountOnStage(
    'games/play-frame',
    <>
      <Services />
      <Queries />
      <PlayFrame back="home" />
    </>,
    {
      path: `/en-th/play/${encodePlayPayload({ provider: game.provider_id, game: game.game_id, currency: shown.currency })}`,
      changeSite: change,
    },
  )
  /** Loads another list of games, as after a loss of the connection. */
  const loadAgain = async (next: typeof games) => {
    games = next
    const before = rendered
    await act(async () => queryClient?.invalidateQueries({ queryKey: ['games/list'] }))
    await untilShown(() => expect(rendered).toBe(before + 1))
  }
  return { ...page, calls, left, loadAgain, path: () => path, launcher: (services as GameServices).launcher }
}

/** How often the list of games has loaded. */
function loadsOf(client: QueryClient): number {
  const [list] = client.getQueryCache().findAll({ queryKey: ['games/list'] })
  return list?.state.dataUpdateCount ?? 0
}

test('[GAM-08] after the player has closed the choice of a wallet, the page says that the game is not open, and offers to try again', async () => {
  const page = await openPlayPage({ 'game/get-wallet': { status: true, data: wallets } })
  await untilShown(() => expect(page.launcher.store.getState().step).toBe('wallet'))
  await act(async () => page.launcher.dismiss())
  expect(page.element.textContent).toContain('We could not open the game')
  await act(async () => page.element.querySelector('button')?.click())
  await untilShown(() => expect(page.launcher.store.getState().step).toBe('wallet'))
  expect(page.calls).toEqual(['game/get-wallet', 'game/get-wallet'])
  await act(async () => page.root.unmount())
})

test('[GAM-11] if the server refuses the game, the play page keeps showing the reason', async () => {
  const msg = 'You are taking a break until 2026-11-29 07:00.'
  const page = await openPlayPage({ 'game/get-wallet': { status: false, code: 4712, msg } })
  await untilShown(() => expect(page.element.textContent).toContain(msg))
  await act(async () => page.root.unmount())
})

const opened = {
  'game/get-wallet': { status: true, data: wallets.slice(0, 1) },
  'game/login-game': { status: true, data: { type: 'html', data: '<canvas></canvas>' } },
}

test('[GAM-03] a game of a provider that is blocked for the member does not open', async () => {
  const page = await openPlayPage(opened, { restrict: game.provider_id })
  await untilShown(() => expect(page.element.textContent).toContain('We could not find this game'))
  expect(page.calls).toEqual([])
  await act(async () => page.root.unmount())
})

test('[GAM-06] a running game stays open when the list loads again with one more game', async () => {
  const page = await openPlayPage(opened)
  await untilShown(() => expect(page.element.querySelector('iframe')).not.toBeNull())
  const frame = page.element.querySelector('iframe')
  await page.loadAgain([other, game])
  expect(page.element.querySelector('iframe')).toBe(frame)
  expect(page.calls).toEqual(['game/get-wallet', 'game/login-game'])
  await act(async () => page.root.unmount())
})

test('[GAM-06] a game opens even if its list names no currency', async () => {
  const page = await openPlayPage(opened, {}, { ...game, currency: '' })
  await untilShown(() => expect(page.element.querySelector('iframe')).not.toBeNull())
  await act(async () => page.root.unmount())
})

test('[GAM-07] if the game shell is a path of the site, the frame of an HTML game has no origin and cannot navigate the page', async () => {
  const page = await openPlayPage(opened)
  await untilShown(() => expect(page.element.querySelector('iframe')).not.toBeNull())
  const frame = page.element.querySelector('iframe')
  expect(frame?.getAttribute('src')).toMatch(/^\/game-shell#game-/)
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups')
  await act(async () => page.root.unmount())
})

test('[GAM-09] the message that the game has closed leads back only if the game’s frame sends it', async () => {
  const page = await openPlayPage(opened)
  await untilShown(() => expect(page.element.querySelector('iframe')).not.toBeNull())
  const from = page.path()
  const send = (source: Window | null | undefined) =>
    act(
      async () => void window.dispatchEvent(new MessageEvent('message', { source: source ?? null, data: gameClosed })),
    )
  await send(window)
  expect(page.path()).toBe(from)
  await send(page.element.querySelector('iframe')?.contentWindow)
  expect(page.path()).toBe('/en-th')
  await act(async () => page.root.unmount())
})

test('[GAM-10] if the back/forward cache restores the page of a game without a stored token, the page leads home', async () => {
  const page = await openPlayPage(opened, { utk: 'new' })
  await untilShown(() => expect(page.element.querySelector('iframe')).not.toBeNull())
  expect(page.left).toEqual([])
  storeGame({ provider_id: game.provider_id, game_id: game.game_id })
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
  expect(page.left).toEqual([])
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(page.left).toEqual(['/en-th'])
  await act(async () => page.root.unmount())
})
