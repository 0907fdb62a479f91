// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
import type { Site } from '../../../runtime/widget-api/site.ts'
import { GameShelf } from './GameShelf.tsx'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => localStorage.clear())

test('[STA-06] before the player is known, a list of the player shows no message about an empty list', async () => {
  let session: Site['session'] | undefined
  const part = <GameShelf title="games.recent" list="recent" limit={12} />
  const { element, root } = await mountOnStage('games/game-shelf', part, {
    changeSite: (site) => {
      session = site.session
      return site
    },
  })
  expect(element.textContent).toBe('Recently played')
  await act(async () => session?.store.setState({ known: true }))
  await shows(element, 'You have not played anything here yet.')
  await act(async () => root.unmount())
})
