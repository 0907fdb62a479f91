// @vitest-environment window
import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, untilShown } from '../../../tests/contract/widget-stage.tsx'
import { Angpow } from './Angpow.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const envelope = { id: 5, title: 'New year', greeting: '', state: 'sealed', end_date: '2026-12-01 00:00:00' }

/** The page of one envelope, whose button has the focus. `open` responds to the press. */
async function openPage(open: () => object, state: () => string) {
  onTestFinished(() => localStorage.clear())
  const { element, root } = await mountOnStage('rewards/angpow', <Angpow title="routes.angpow.title" />, {
    responses: {
      ...loginResponses,
      'angpow/get-list': () => ({ status: true, data: [{ ...envelope, state: state() }] }),
      'angpow/open': open,
      'user/get-transactions': () => ({ status: false, noResponse: true }),
    },
  })
  onTestFinished(() => act(() => root.unmount()))
  await untilShown(() => expect(element.querySelector('li button')).not.toBeNull())
  const button = element.querySelector<HTMLElement>('li button')
  button?.focus()
  expect(document.activeElement).toBe(button)
  await act(async () => button?.click())
  return element
}

test('[ENG-06] if the call that opens an envelope has no response, the focus stays where the button was', async () => {
  const element = await openPage(
    () => ({ status: false, noResponse: true }),
    () => 'sealed',
  )
  await untilShown(() => expect(element.querySelector('li [role=status]')).not.toBeNull())
  expect(document.activeElement).toBe(element.querySelector('li [role=status]')?.parentElement)
})

test('[ENG-06] if an envelope has expired, the focus moves from its button to the envelope', async () => {
  let isOver = false
  const element = await openPage(
    () => {
      isOver = true
      return { status: false, code: 4611 }
    },
    () => (isOver ? 'expired' : 'sealed'),
  )
  await untilShown(() => expect(element.querySelector('li button')).toBeNull())
  expect(document.activeElement).toBe(element.querySelector('li'))
})
