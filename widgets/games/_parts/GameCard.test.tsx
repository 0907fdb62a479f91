// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { game } from '../model/testing/launch-page.ts'
import { GameCard } from './GameCard.tsx'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

test.each([
  ['the browser opens the page of a game', '#page', 0],
  ['a card of a brand without pages for games plays the game', undefined, 1],
])('on a click with Ctrl, %s', async (_what, href, times) => {
  const onPlay = vi.fn<() => void>()
  const card = (
    <GameCard
      game={game}
      href={href}
      closed={undefined}
      isOpening={false}
      isFavourite={false}
      favouriteLabel="Favourite"
      eager
      onPlay={onPlay}
      onFavourite={() => {}}
    />
  )
  const { element, root } = await mountOnStage('games/lobby', card)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  await act(async () => element.querySelector('a, button')?.dispatchEvent(click))
  expect(onPlay).toHaveBeenCalledTimes(times)
  await act(async () => root.unmount())
})
