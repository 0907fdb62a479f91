// @vitest-environment window
import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import type { Call } from '../../../runtime/widget-api/data.ts'
import type { Site } from '../../../runtime/site/site-context.ts'
import type { Member } from '../../../schemas/generated/records.ts'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { RefreshButton } from '../refresh-button/RefreshButton.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const member = { uid: 'u1', username: '660812345678', currency: 'THB' } as Member

test.each<[string, object, string | undefined]>([
  ['nothing after a success', { status: true, data: [] }, undefined],
  ['the message of a refusal', { status: false, msg: 'Try later.' }, 'Try later.'],
  [
    'nothing at the end of the session, because the session shows its own message',
    { status: false, code: 1003, msg: 'x' },
    undefined,
  ],
])('a refresh of the wallets makes one call and shows %s', async (_what, response, message) => {
  let calls = 0
  let toasts: Site['toasts'] | undefined
  const call = (async () => {
    calls += 1
    return response
  }) as unknown as Call
  const changeSite = (site: Site) => {
    toasts = site.toasts
    return site
  }
  const { element, root } = await mountOnStage('wallet/refresh-button', <RefreshButton />, { member, call, changeSite })
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => {
    element.querySelector('button')?.click()
  })
  expect([calls, toasts?.getState().toast?.message]).toEqual([1, message])
})
