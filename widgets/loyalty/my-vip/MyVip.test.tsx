// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, shows, untilShown } from '../../../tests/contract/widget-stage.tsx'
import { MyVip } from './MyVip.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

const levelOf = (level: number) => ({
  level,
  name: `Level ${level}`,
  turnover: String(level * 1000),
  level_bonus: '0',
  birthday_bonus: level === 1 ? '0' : '50',
  rebate_percent: '0',
  has_host: 0,
})

/** Opens the page of a member at a level. The programme has three levels, and the member has no bonuses. */
async function openPage(level: number) {
  const { element, root } = await mountOnStage('loyalty/my-vip', <MyVip title="routes.my-vip.title" support="faq" />, {
    responses: {
      ...loginResponses,
      'vip/get-levels': () => ({ status: true, data: [1, 2, 3].map(levelOf) }),
      'vip/get-progress': () => ({ status: true, data: { level, turnover: '5000', bonuses: [] } }),
    },
  })
  await shows(element, `Level ${level}`)
  return { element, close: () => act(async () => root.unmount()) }
}

test('[ENG-05] a member at the last level of the programme has reached the highest level', async () => {
  const { element, close } = await openPage(3)
  expect(element.textContent).toContain('You have reached the highest level.')
  await close()
})

test('[ENG-05] at a level without a bonus, the page has no heading; at a level with a birthday bonus, it asks for the birthday', async () => {
  const first = await openPage(1)
  expect(first.element.querySelectorAll('h2, ul')).toHaveLength(0)
  await first.close()
  const second = await openPage(2)
  expect([...second.element.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Birthday bonus'])
  expect(second.element.textContent).toContain('฿50Tell support your birthday')
  await second.close()
})

test('[ENG-05] if the server refuses a claim because the bonus is locked, the focus moves from the bonus’s button to its row', async () => {
  let isLocked = false
  const bonus = () => ({
    bonus: 'level-2',
    kind: 'level',
    level: 2,
    amount: '50',
    state: isLocked ? 'locked' : 'ready',
  })
  const { element, root } = await mountOnStage('loyalty/my-vip', <MyVip title="routes.my-vip.title" support="faq" />, {
    responses: {
      ...loginResponses,
      'vip/get-levels': () => ({ status: true, data: [1, 2, 3].map(levelOf) }),
      'vip/get-progress': () => ({ status: true, data: { level: 2, turnover: '5000', bonuses: [bonus()] } }),
      'vip/claim-bonus': () => {
        isLocked = true
        return { status: false, code: 4631 }
      },
    },
  })
  onTestFinished(() => act(async () => root.unmount()))
  await untilShown(() => expect(element.querySelector('[data-state=ready] button')).not.toBeNull())
  const button = element.querySelector<HTMLElement>('[data-state=ready] button')
  button?.focus()
  await act(async () => button?.click())
  await untilShown(() => expect(element.querySelector('[data-state=locked]')).not.toBeNull())
  expect(document.activeElement).toBe(element.querySelector('[data-state=locked]'))
})
