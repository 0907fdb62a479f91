// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import type { GameRound } from '../../../schemas/generated/records.ts'
import area from '../area.ts'
import { catalogueCategories } from '../sandbox/catalogue/providers.ts'
import { RoundRows } from './RoundRows.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const roundOf = (category: string): GameRound => ({
  id: category,
  game_name: 'Golden Naga',
  provider_name: 'Jade Comet',
  category,
  bet: '10.00',
  win: '0.00',
  currency: 'THB',
  played: '2026-11-18 12:00:00',
})

test('[ENG-08] a round of each category shows the icon of its category, and any other round the general one', async () => {
  const categories = [...catalogueCategories, 'popular', 'bell', 'top', '']
  const { element, root } = await mountOnStage(
    'games/game-history',
    <RoundRows items={categories.map(roundOf)} label="Rounds" />,
  )
  const drawings = [...element.querySelectorAll('li path')].map((path) => path.getAttribute('d'))
  const { icons = {} } = area
  expect(drawings).toEqual([...catalogueCategories.map((category) => icons[category]), ...Array(4).fill(icons.game)])
  await act(async () => root.unmount())
})
