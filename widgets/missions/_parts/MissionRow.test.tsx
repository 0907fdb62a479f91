// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { MissionRow } from './MissionRow.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

const mission = {
  id: 1,
  title: 'Play',
  description: '',
  progress: '0',
  target: '10',
  unit: 'times',
  reward: '5.00',
  state: 'open',
} as const

test.each([
  ['/slot', '/en-th/slot'],
  ['/no-such-page', undefined],
  ['', undefined],
  ['slot', undefined],
])('[ENG-06] a mission with the link %j leads to %s', async (link, address) => {
  const row = <MissionRow mission={{ ...mission, link }} today="2026-11-18" />
  const { element, root } = await mountOnStage('missions/mission-diary', row)
  expect(element.querySelector('a')?.getAttribute('href')).toBe(address)
  await act(async () => root.unmount())
})
