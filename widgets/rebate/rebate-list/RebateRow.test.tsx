// @vitest-environment window
import { act, useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import type { Rebate } from '../../../schemas/generated/records.ts'
import { RebateRow } from './RebateRow.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

const ready: Rebate = { kind: 'slot', percent: '0.8', turnover: '1000.00', amount: '8.00', state: 'ready' }

/** A row of a rebate, with a button that replaces the rebate with a collected one. */
function Row() {
  const [rebate, setRebate] = useState(ready)
  return (
    <>
      <button type="button" name="collected" onClick={() => setRebate({ ...ready, amount: '0.00', state: 'none' })}>
        collected
      </button>
      <RebateRow rebate={rebate} minimum="1.00" />
    </>
  )
}

test('[ENG-07] after a rebate has been collected, its row has the focus', async () => {
  const { element, root } = await mountOnStage('rebate/rebate-list', <Row />)
  element.querySelector<HTMLElement>('li button')?.focus()
  await act(async () => element.querySelector<HTMLElement>('[name=collected]')?.click())
  expect(element.querySelector('li button')).toBeNull()
  expect(document.activeElement).toBe(element.querySelector('li'))
  await act(async () => root.unmount())
})
