// @vitest-environment window
import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, shows, type WidgetStage } from '../../../tests/contract/widget-stage.tsx'
import { LevelCards } from './LevelCards.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const levelOf = (level: number, turnover: string, level_bonus: string) => ({
  level,
  name: `Level ${level}`,
  turnover,
  level_bonus,
  birthday_bonus: '0',
  rebate_percent: '0',
  has_host: 0,
})
const levels: Readonly<Record<string, readonly object[]>> = {
  THB: [levelOf(1, '0', '0'), levelOf(2, '1000', '70')],
  PHP: [levelOf(1, '0', '0'), levelOf(2, '600', '40')],
}

/** Gives the stage a backend with a programme in THB and a programme in PHP. */
const withLevels = (stage: WidgetStage): WidgetStage => {
  const call = async (endpoint: string, payload: object): Promise<unknown> =>
    endpoint === 'vip/get-levels'
      ? { status: true, data: levels[(payload as { readonly currency: string }).currency] }
      : stage.reader.call(endpoint as never, payload as never)
  return { ...stage, reader: { ...stage.reader, call: call as typeof stage.reader.call } }
}

test('[ENG-05] a guest sees the levels in the currency of the locale', async () => {
  const part = <LevelCards title="routes.vip.title" menu="vip" />
  const { element, root } = await mountOnStage('loyalty/level-cards', part, { changeStage: withLevels })
  onTestFinished(() => act(() => root.unmount()))
  await shows(element, '฿1,000')
  expect(element.textContent).toContain('฿70')
})

test('[ENG-05] a member sees the levels and the missing stakes in the currency of their wallet', async () => {
  const { data } = loginResponses['index/auth']()
  const user = { ...data.user, currency: 'PHP' }
  const part = <LevelCards title="routes.vip.title" menu="vip" />
  const { element, root } = await mountOnStage('loyalty/level-cards', part, {
    changeStage: withLevels,
    responses: {
      'index/auth': () => ({ status: true, data: { ...data, user } }),
      'user/dashboard': () => ({ status: true, data: { logged_in: true, user } }),
      'vip/get-progress': () => ({ status: true, data: { level: 1, turnover: '150', bonuses: [] } }),
    },
  })
  onTestFinished(() => act(() => root.unmount()))
  await shows(element, '₱450')
  expect(element.textContent).toContain('₱600')
  expect(element.textContent).toContain('₱40')
  expect(element.textContent).not.toContain('฿')
})
