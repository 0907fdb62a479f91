// @vitest-environment window
import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import type { PromotionProgress } from '../../../schemas/generated/records.ts'
import { Turnover } from './Turnover.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test.each([
  ['a complete turnover of a bonus', { bonus: '300', turnover_done: '900', turnover_target: '900' }, 'ready to claim'],
  ['a complete turnover', { bonus: '0', turnover_done: '900', turnover_target: '900' }, 'Turnover complete.'],
  ['an open turnover of a bonus', { bonus: '300', turnover_done: '0', turnover_target: '900' }, 'unlock your bonus'],
  ['an open turnover', { bonus: '0.00', turnover_done: '0', turnover_target: '900' }, 'complete your turnover'],
  ['neither turnover nor bonus', { bonus: '0.00', turnover_done: '0', turnover_target: '0' }, ''],
])('[ENG-03] for %s, the note mentions a bonus only if the promotion has a bonus', async (_what, figures, text) => {
  const turnover = <Turnover promotion={figures as PromotionProgress} />
  const { element, root } = await mountOnStage('promotions/promotion-center', turnover)
  onTestFinished(() => act(() => root.unmount()))
  expect(element.querySelectorAll('progress')).toHaveLength(text === '' ? 0 : 1)
  const note = element.querySelector('progress ~ p')?.textContent ?? ''
  expect(note).toContain(text)
  expect(note.includes('bonus')).toBe(Number(figures.bonus) > 0)
})
