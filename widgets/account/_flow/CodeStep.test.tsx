// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { CodeStep } from './CodeStep.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test('[AUT-10] a request for another code empties the boxes and removes the error of the former code', async () => {
  const onResend = vi.fn(async () => {})
  const { element, root } = await mountOnStage(
    'account/auth-page',
    <CodeStep
      id="otp"
      sentTo="+66 081-234-5678"
      digits={6}
      wrongCodes={1}
      left={0}
      onResend={onResend}
      onCode={async () => ({ isWrong: true })}
      onCancel={() => {}}
    />,
    {
      changeStage: (stage) => ({
        ...stage,
        site: {
          ...stage.site,
          settings: { ...stage.site.settings, otp: { length: 6, autoSubmit: true, clearOnError: false } },
        },
      }),
    },
  )
  const field = element.querySelector('input') as HTMLInputElement
  await act(async () => {
    field.value = '123456'
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  expect(element.querySelector('[role=alert]')?.textContent).toContain('Incorrect code')
  const resend = [...element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Send a new code')
  await act(async () => resend?.click())
  expect(onResend).toHaveBeenCalledOnce()
  expect(element.querySelector('[role=alert]')).toBeNull()
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['', null])
  await act(async () => root.unmount())
})
