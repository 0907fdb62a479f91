// @vitest-environment window
import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import type { Call } from '../../../runtime/widget-api/data.ts'
import type { Member } from '../../../schemas/generated/records.ts'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
import { TakePromotion } from './TakePromotion.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const member = { uid: 'u1', username: '660812345678', currency: 'THB' } as Member

test('[ENG-03] if a claim has no response, the focus stays where the button was', async () => {
  onTestFinished(() => localStorage.clear())
  const call = (async (endpoint: string) =>
    endpoint.startsWith('promotion/')
      ? { status: false, noResponse: true }
      : { status: true, data: [] }) as unknown as Call
  const part = (
    <>
      <h2 id="title">Birthday</h2>
      <TakePromotion promotionId={7} contentId={1} page="promotions" bonus={undefined} titleId="title" />
    </>
  )
  const { element, root } = await mountOnStage('promotions/promotion-center', part, {
    member,
    call,
    // Without `responses`, the site would have no storage.
    responses: {},
  })
  onTestFinished(() => act(() => root.unmount()))
  const button = element.querySelector('button')
  button?.focus()
  expect(document.activeElement).toBe(button)
  await act(async () => button?.click())
  await shows(element, 'We are still checking')
  expect(document.activeElement).toBe(element.querySelector('[role=status]')?.parentElement)
})
