// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
import { game, other } from '../model/testing/launch-page.ts'
import { GamePage } from './GamePage.tsx'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => localStorage.clear())

test.each([
  ['the only game of its provider has no heading for others', [game], []],
  [
    'one of two games of a provider has a heading for the other',
    [game, { ...other, game_name: 'Silver Lotus' }],
    ['Jade Comet'],
  ],
])('[GAM-06] the page of %s', async (_what, games, providers) => {
  const { element, root } = await mountOnStage('games/game-page', <GamePage />, {
    path: '/en-th/casino/jade-comet/golden-naga',
    changeSite: (site) => ({
      ...site,
      reader: { ...site.reader, config: async () => ({}), cachedFile: async () => games as never },
    }),
  })
  await shows(element, game.game_name)
  const headings = [...element.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(headings).toEqual(providers.map((name) => `More from ${name}`))
  await act(async () => root.unmount())
})
