// @vitest-environment window
import { act } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { member } from '../../../runtime/session/testing/member.ts'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
import { DocumentForm } from './DocumentForm.tsx'

beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:one'
  URL.revokeObjectURL = () => {}
})

test('[AUT-20] after the choice of a picture, the file field is empty, so that the browser reports the same file again', async () => {
  const { element, root } = await mountOnStage('account/id-verification', <DocumentForm onChanged={() => {}} />, {
    member,
    responses: {},
  })
  onTestFinished(() => act(async () => root.unmount()))
  const field = element.querySelector<HTMLInputElement>('#document-picture')
  const set = vi.fn()
  const files = [new File(['x'], 'card.png', { type: 'image/png' })]
  Object.defineProperties(field, {
    files: { get: () => files },
    value: { get: () => 'card.png', set, configurable: true },
  })
  await act(async () => field?.dispatchEvent(new Event('change', { bubbles: true })))
  await shows(element, 'Choose another picture')
  expect(set.mock.calls).toEqual([['']])
})
