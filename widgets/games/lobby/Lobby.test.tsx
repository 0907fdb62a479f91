// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mountOnStage, shows, untilShown } from '../../../tests/contract/widget-stage.tsx'
import type { Site } from '../../../runtime/widget-api/site.ts'
import { game } from '../model/testing/launch-page.ts'
import { Lobby } from './Lobby.tsx'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => localStorage.clear())

/**
 * Mounts a guest's lobby, which first has only one game of the section. `load` then loads the whole list of two games.
 */
async function openLobby() {
  const { promise: whole, resolve: load } = Promise.withResolvers<readonly (typeof game)[]>()
  const lists = [Promise.resolve([game]), whole]
  const changeSite = (site: Site): Site => {
    site.session.store.setState({ known: true })
    const cachedFile = async () => (await lists.shift()) as never
    return { ...site, reader: { ...site.reader, config: async () => ({}), cachedFile } }
  }
  const page = await mountOnStage('games/lobby', <Lobby section="slot" />, { changeSite })
  await shows(page.element, game.game_name)
  return { ...page, load: () => load([game, { ...game, game_id: 'g2', game_name: 'Silver Lotus' }]) }
}

async function search(element: HTMLElement, term: string): Promise<void> {
  const field = element.querySelector('input') as HTMLInputElement
  field.value = term
  await act(async () => void field.dispatchEvent(new InputEvent('input', { bubbles: true })))
}

test('[GAM-12] until the whole list has loaded, a search reports no game as missing', async () => {
  const { element, root, load } = await openLobby()
  await search(element, 'lotus')
  await untilShown(() => expect(element.textContent).not.toContain(game.game_name))
  expect(element.textContent).not.toContain('No game matches')
  expect(element.querySelector('[role=status]')?.textContent).not.toContain('game')
  load()
  await shows(element, 'Silver Lotus')
  expect(element.querySelector('[role=status]')?.textContent).toBe('1 game')
  await search(element, 'qqqqqq')
  await shows(element, 'No game matches “qqqqqq”.')
  await act(async () => root.unmount())
})

test('[STA-06] until the whole list has loaded, the lobby does not say that a player has no favourites', async () => {
  const { element, root, load } = await openLobby()
  const press = [...element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Favourites')
  await act(async () => press?.click())
  expect(element.textContent).not.toContain(game.game_name)
  expect(element.textContent).not.toContain('Tap the heart')
  load()
  await shows(element, 'Tap the heart')
  await act(async () => root.unmount())
})
