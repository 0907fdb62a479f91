// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, untilShown } from '../../../tests/contract/widget-stage.tsx'
import type { PlayLimit } from '../../../schemas/generated/records.ts'
import type { PlayStatus } from '../hooks/use-play-status.ts'
import { MoneyLimits } from './MoneyLimits.tsx'
import { Pauses } from './Pauses.tsx'
import { SessionChoice } from './SessionChoice.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

const session: PlayLimit = { id: 'session-session', kind: 'session', period: 'session', amount: '60', used: '5' }

/** Presses the current session limit again. Returns the number of calls. */
async function chooseAgain(limit: PlayLimit): Promise<number> {
  let calls = 0
  const status = { limits: [limit] } as unknown as PlayStatus
  const { element, root } = await mountOnStage('responsible-play/limits', <SessionChoice status={status} />, {
    responses: {
      'responsible-play/set-limit': () => {
        calls += 1
        return { status: true, data: { limit: session } }
      },
    },
  })
  await act(async () => element.querySelector<HTMLElement>('[aria-pressed=true]')?.click())
  await act(async () => root.unmount())
  return calls
}

test('the current session limit is sent again only to cancel a pending change', async () => {
  expect(await chooseAgain(session)).toBe(0)
  expect(await chooseAgain({ ...session, next_amount: '240', next_from: '2026-11-22 18:00:00' })).toBe(1)
})

test('after a limit has been saved, its field is empty and the button keeps the focus', async () => {
  const limit: PlayLimit = { id: 'loss-day', kind: 'loss', period: 'day', amount: '500.00', used: '0.00' }
  const { element, root } = await mountOnStage(
    'responsible-play/limits',
    <MoneyLimits kind="loss" limits={[limit]} />,
    {
      responses: {
        ...loginResponses,
        'responsible-play/set-limit': () => ({ status: true, data: { limit: { ...limit, amount: '100.00' } } }),
      },
    },
  )
  const field = element.querySelector('input') as HTMLInputElement
  const save = element.querySelector<HTMLElement>('[type=submit]')
  await act(async () => {
    field.value = '100'
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  save?.focus()
  await act(async () => save?.click())
  await untilShown(() => expect(field.value).toBe(''))
  expect(document.activeElement).toBe(save)
  await act(async () => root.unmount())
})

test('while a limit is being removed, the button that saves the limit is busy', async () => {
  const limit: PlayLimit = { id: 'loss-day', kind: 'loss', period: 'day', amount: '500.00', used: '0.00' }
  const { promise, resolve } = Promise.withResolvers<object>()
  const { element, root } = await mountOnStage(
    'responsible-play/limits',
    <MoneyLimits kind="loss" limits={[limit]} />,
    { responses: { ...loginResponses, 'responsible-play/set-limit': () => promise } },
  )
  const save = element.querySelector('[type=submit]')
  const remove = [...element.querySelectorAll('button')].find((one) => one.textContent === 'Remove limit')
  await act(async () => remove?.click())
  expect(save?.getAttribute('aria-busy')).toBe('true')
  await act(async () => resolve({ status: true, data: { limit } }))
  expect(save?.getAttribute('aria-busy')).toBe('false')
  await act(async () => root.unmount())
})

/** Opens the dialog of a pause without a choice, as a reload does. */
function Reloaded() {
  const { open } = useDialog('play-pause')
  return (
    <button type="button" name="reload" onClick={open}>
      reload
    </button>
  )
}

test('the confirmation of a pause opens only after the choice of a pause', async () => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  const status = { limits: [], pauses: [] } as unknown as PlayStatus
  const parts = (
    <>
      <Reloaded />
      <Pauses status={status} />
    </>
  )
  const { element, root } = await mountOnStage('responsible-play/limits', parts, { responses: loginResponses })
  await act(async () => element.querySelector<HTMLElement>('[name=reload]')?.click())
  expect(element.querySelector('dialog')?.open).toBe(false)
  const day = [...element.querySelectorAll('button')].find((one) => one.textContent === '1 day')
  await act(async () => day?.click())
  expect(element.querySelector('dialog')?.open).toBe(true)
  await act(async () => root.unmount())
})

test('the shown end of a break is the first whole minute in which the member can play again', async () => {
  const status = { limits: [], pauses: [{ kind: 'break', until: '2026-11-29 05:53:24' }] } as unknown as PlayStatus
  const { element, root } = await mountOnStage('responsible-play/limits', <Pauses status={status} />, {
    responses: loginResponses,
  })
  expect(element.textContent).toContain('Your break lasts until 2026-11-29 04:54.')
  await act(async () => root.unmount())
})
