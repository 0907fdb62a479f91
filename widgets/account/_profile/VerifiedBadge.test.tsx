// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { VerifiedBadge } from './VerifiedBadge.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test.each([
  [0, 'Verified'],
  [1, 'Not verified'],
  [undefined, ''],
] as const)('[STA-10] the badge of a contact with the flag %s is %j', async (flag, text) => {
  const { element, root } = await mountOnStage('account/profile-index', <VerifiedBadge flag={flag} />)
  expect(element.textContent).toBe(text)
  await act(async () => root.unmount())
})
