// @vitest-environment window
import { act, useState } from 'react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
import type { RewardItem as Item } from '../../../schemas/generated/records.ts'
import { RewardItem } from './RewardItem.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

const item = { id: 3, title: 'Bonus', description: '', kind: 'money', price: 900 } satisfies Item

/** An item for a member with 1,000 points, with a button that takes all points away. */
function Shop() {
  const [points, setPoints] = useState(1000)
  return (
    <>
      <button type="button" name="spend" onClick={() => setPoints(0)}>
        spend
      </button>
      <RewardItem item={item} points={points} />
    </>
  )
}

async function openShop() {
  const { element, root } = await mountOnStage('rewards/reward-center', <Shop />, {
    responses: {
      ...loginResponses,
      'reward/redeem': () => ({ status: false, noResponse: true }),
      'reward/get-points': () => ({ status: false }),
    },
  })
  return {
    element,
    press: (selector: string) => act(async () => element.querySelector<HTMLElement>(selector)?.click()),
    close: () => act(async () => root.unmount()),
  }
}

test('[ENG-06] a redemption with an unknown outcome stays on the page after the points have been taken', async () => {
  const { element, press, close } = await openShop()
  await press('#take-3')
  await press('[role=group] button')
  await shows(element, 'We are still checking your request')
  await press('[name=spend]')
  expect(element.textContent).toContain('We are still checking your request')
  await close()
  localStorage.clear()
})

test('[ENG-06] after a cancelled redemption, the item has the focus', async () => {
  const { element, press, close } = await openShop()
  element.querySelector<HTMLElement>('#take-3')?.focus()
  await press('#take-3')
  const cancel = [...element.querySelectorAll<HTMLElement>('[role=group] button')].at(-1)
  cancel?.focus()
  await act(async () => cancel?.click())
  expect(document.activeElement).toBe(element.querySelector('li'))
  await close()
})

test('[ENG-06] if a redemption has no response, the focus stays where the button was', async () => {
  onTestFinished(() => localStorage.clear())
  const { element, press, close } = await openShop()
  await press('#take-3')
  const confirm = element.querySelector<HTMLElement>('[role=group] button')
  confirm?.focus()
  await act(async () => confirm?.click())
  await shows(element, 'We are still checking your request')
  expect(document.activeElement).toBe(element.querySelector('[role=status]')?.parentElement)
  await close()
})
