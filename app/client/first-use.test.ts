// @vitest-environment window
import { expect, test, vi } from 'vitest'

const event = (type: string, values: object = {}) => Object.assign(new Event(type), values)

test.each<[string, boolean, () => void]>([
  ['a scroll of the page', true, () => document.dispatchEvent(event('scroll'))],
  ['a scroll of a strip, which also comes from its layout', false, () => document.body.dispatchEvent(event('scroll'))],
  ['the wheel over a strip', true, () => document.body.dispatchEvent(event('wheel'))],
  [
    'a move of the pointer',
    true,
    () => document.body.dispatchEvent(event('pointermove', { movementX: 0, movementY: 4 })),
  ],
  [
    'a still pointer over new content',
    false,
    () => document.body.dispatchEvent(event('pointermove', { movementX: 0, movementY: 0 })),
  ],
  ['a press', true, () => document.body.dispatchEvent(event('pointerdown'))],
  ['a key', true, () => document.body.dispatchEvent(event('keydown'))],
])('%s is the first use of a page: %s', async (_what, expected, act) => {
  vi.resetModules()
  const { firstUse } = await import('./first-use.ts')
  const used = vi.fn<() => void>()
  void firstUse.then(used)
  act()
  await Promise.resolve()
  expect(used).toHaveBeenCalledTimes(expected ? 1 : 0)
})
