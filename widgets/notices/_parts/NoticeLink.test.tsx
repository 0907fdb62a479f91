// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { NoticeLink } from './NoticeLink.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/promotions', '/en-th/promotions', null],
  [' /promotions', '/en-th/promotions', null],
  ['https://news.example/1', 'https://news.example/1', '_blank'],
  ['line:friend', 'line:friend', null],
  ['//evil.example', undefined, undefined],
  ['javascript:alert(1)', undefined, undefined],
  ['', undefined, undefined],
])('[ENG-01] the link %j has the address %s and the target %s', async (link, href, target) => {
  const { element, root } = await mountOnStage('notices/advertisement-list', <NoticeLink link={link} />)
  const shown = element.querySelector('a')
  expect([shown?.getAttribute('href'), shown?.getAttribute('target')]).toEqual([href, target])
  await act(async () => root.unmount())
})
