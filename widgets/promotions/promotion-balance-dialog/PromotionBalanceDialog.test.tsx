// @vitest-environment window
import { act, useState } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useNavigate } from '../../../runtime/widget-api/pages.ts'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, shows, untilShown } from '../../../tests/contract/widget-stage.tsx'
import { PromotionBalanceDialog } from './PromotionBalanceDialog.tsx'

beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const balance = {
  promotion_id: 7,
  title: 'Welcome',
  bal_total: '300.00',
  bal_max_withdraw: '300.00',
  bal_burn: '0.00',
  bal_final: '300.00',
}

/** A button that opens the dialog, and a button that removes the dialog's state from the history entry. */
function Buttons() {
  const { open } = useDialog('promotion-balance')
  const navigate = useNavigate()
  return (
    <>
      <button type="button" name="open" onClick={open}>
        open
      </button>
      <button type="button" name="back" onClick={() => navigate('/en-th', { replace: true, state: {} })}>
        back
      </button>
    </>
  )
}

test('[MOD-05] if a promotion ends after its dialog has closed, the congratulation opens, and the form disappears', async () => {
  const ended = Promise.withResolvers<object>()
  let isEnded = false
  const parts = (
    <>
      <Buttons />
      <PromotionBalanceDialog />
    </>
  )
  const { element, root } = await mountOnStage('promotions/promotion-balance-dialog', parts, {
    responses: {
      ...loginResponses,
      'promotion/get-promotion-balance': () =>
        isEnded ? { status: false, code: 4237 } : { status: true, data: balance },
      'promotion/complete-promotion': () => ended.promise,
      'user/get-bal': () => ({ status: true, data: [] }),
    },
  })
  const press = (selector: string) => act(async () => element.querySelector<HTMLElement>(selector)?.click())
  await press('[name=open]')
  await shows(element, 'End promotion')
  await press('form [type=submit]')
  await press('[name=back]')
  expect(element.querySelector<HTMLDialogElement>('#dialog-promotion-balance')?.open).toBe(false)
  isEnded = true
  await act(async () => ended.resolve({ status: true }))
  await untilShown(() => expect(element.querySelector<HTMLDialogElement>('#dialog-restore-status')?.open).toBe(true))
  await untilShown(() => expect(element.querySelector('#dialog-promotion-balance form')).toBeNull())
  await act(async () => root.unmount())
})

test('[MOD-05] a press while the figures load again does not end the promotion', async () => {
  const figures = Promise.withResolvers<object>()
  let loads = 0
  let ends = 0
  const parts = (
    <>
      <Buttons />
      <PromotionBalanceDialog />
    </>
  )
  const { element, root } = await mountOnStage('promotions/promotion-balance-dialog', parts, {
    responses: {
      ...loginResponses,
      'promotion/get-promotion-balance': () => (++loads === 1 ? { status: true, data: balance } : figures.promise),
      'promotion/complete-promotion': () => {
        ends += 1
        return { status: false, code: 4237 }
      },
    },
  })
  onTestFinished(() => act(() => root.unmount()))
  const press = (selector: string) => act(async () => element.querySelector<HTMLElement>(selector)?.click())
  await press('[name=open]')
  await shows(element, 'You have completed the turnover.')
  await press('[name=back]')
  await press('[name=open]')
  expect(loads).toBe(2)
  await press('form [type=submit]')
  expect(ends).toBe(0)
  await act(async () =>
    figures.resolve({ status: true, data: { ...balance, bal_burn: '100.00', bal_final: '200.00' } }),
  )
  await shows(element, 'you lose the bonus')
  await press('form [type=submit]')
  await untilShown(() => expect(ends).toBe(1))
})

test('[MOD-05] if the call that ends a promotion has no response, the focus stays in the form', async () => {
  onTestFinished(() => localStorage.clear())
  const parts = (
    <>
      <Buttons />
      <PromotionBalanceDialog />
    </>
  )
  const { element, root } = await mountOnStage('promotions/promotion-balance-dialog', parts, {
    responses: {
      ...loginResponses,
      'promotion/get-promotion-balance': () => ({ status: true, data: balance }),
      'promotion/complete-promotion': () => ({ status: false, noResponse: true }),
    },
  })
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => element.querySelector<HTMLElement>('[name=open]')?.click())
  await shows(element, 'You have completed the turnover.')
  const button = element.querySelector<HTMLElement>('form [type=submit]')
  button?.focus()
  await act(async () => button?.click())
  await shows(element, 'We are still checking')
  expect(document.activeElement).toBe(element.querySelector('form'))
})

test('[MOD-05] if a promotion ends after the page has removed the dialog, a toast reports the end', async () => {
  const ended = Promise.withResolvers<object>()
  let shown = (): unknown => undefined
  function Page() {
    const [isHere, setHere] = useState(true)
    return (
      <>
        <button type="button" name="leave" onClick={() => setHere(false)}>
          leave
        </button>
        {isHere ? <PromotionBalanceDialog /> : null}
      </>
    )
  }
  const parts = (
    <>
      <Buttons />
      <Page />
    </>
  )
  const { element, root } = await mountOnStage('promotions/promotion-balance-dialog', parts, {
    responses: {
      ...loginResponses,
      'promotion/get-promotion-balance': () => ({ status: true, data: balance }),
      'promotion/complete-promotion': () => ended.promise,
      'user/get-bal': () => ({ status: true, data: [] }),
    },
    changeSite: (site) => {
      shown = () => site.toasts.getState().toast?.message
      return site
    },
  })
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => element.querySelector<HTMLElement>('[name=open]')?.click())
  await shows(element, 'You have completed the turnover.')
  await act(async () => element.querySelector<HTMLElement>('form [type=submit]')?.click())
  await act(async () => element.querySelector<HTMLElement>('[name=leave]')?.click())
  await act(async () => ended.resolve({ status: true }))
  await untilShown(() => expect(shown()).toBe('Your promotion has ended. You can use your wallet as usual.'))
})
