// @vitest-environment jsdom
import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import type { Site } from '../../../runtime/widget-api/site.ts'
import { useGameServices } from '../hooks/use-games.ts'
import type { GameServices } from '../model/game-services.ts'
import { encodePlayPayload } from '../model/play-payload.ts'
import { game, wallets } from '../model/testing/launch-page.ts'
import { PlayFrame } from './PlayFrame.tsx'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

/** Mounts the play page of a game. `responses` are the backend's responses by endpoint. */
async function openPlayPage(responses: Readonly<Record<string, unknown>>) {
  const calls: string[] = []
  let services: GameServices | undefined
  function Services() {
    services = useGameServices()
    return null
  }
  const change = (site: Site): Site => {
    const home = site.data.routes.home as NonNullable<Site['data']['routes'][string]>
    return {
      ...site,
      reader: { ...site.reader, cachedFile: async () => [game] as never },
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
  const page = await mountOnStage(
    'games/play-frame',
    <>
      <Services />
      <PlayFrame back="home" />
    </>,
    {
      path: `/en-th/play/${encodePlayPayload({ provider: game.provider_id, game: game.game_id, currency: 'THB' })}`,
      change,
    },
  )
  return { ...page, calls, launcher: (services as GameServices).launcher }
}

test('[GAM-08] a player who closes the choice of a wallet sees that the game is not open, and can try again', async () => {
  const page = await openPlayPage({ 'game/get-wallet': { status: true, data: wallets } })
  await act(() => vi.waitFor(() => expect(page.launcher.store.getState().step).toBe('wallet')))
  await act(async () => page.launcher.dismiss())
  expect(page.element.textContent).toContain('We could not open the game')
  await act(async () => page.element.querySelector('button')?.click())
  await act(() => vi.waitFor(() => expect(page.launcher.store.getState().step).toBe('wallet')))
  expect(page.calls).toEqual(['game/get-wallet', 'game/get-wallet'])
  await act(async () => page.root.unmount())
})
