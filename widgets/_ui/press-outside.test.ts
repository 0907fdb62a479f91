import { expect, test } from 'vitest'
import { createPressOutside } from './press-outside.ts'

type End = 'in' | 'out'
type Press = readonly [down: End, at: number, up: End]

/** Whether the last press counts as a press outside. */
function isLastOutside(presses: readonly Press[], press = createPressOutside()): boolean {
  let isOutside = false
  for (const [down, at, up] of presses) {
    press.down(down === 'out', at)
    isOutside = press.up(up === 'out')
  }
  return isOutside
}

test.each<[string, readonly Press[], boolean]>([
  ['a press outside', [['out', 10, 'out']], true],
  ['a press inside', [['in', 10, 'in']], false],
  ['a press that begins inside', [['in', 10, 'out']], false],
  ['a press that ends inside', [['out', 10, 'in']], false],
  [
    'a second press outside, 500 ms after a press inside',
    [
      ['in', 10, 'in'],
      ['out', 510, 'out'],
    ],
    false,
  ],
  [
    'a second press outside, 501 ms after a press inside',
    [
      ['in', 10, 'in'],
      ['out', 511, 'out'],
    ],
    true,
  ],
  [
    'a press outside, shortly after a press that begins outside and ends inside',
    [
      ['out', 10, 'in'],
      ['out', 20, 'out'],
    ],
    true,
  ],
])('%s closes a dialog: %s', (_what, presses, isOutside) => {
  expect(isLastOutside(presses)).toBe(isOutside)
})

test('a press inside before the dialog opened again does not count', () => {
  const press = createPressOutside()
  expect(isLastOutside([['in', 10, 'in']], press)).toBe(false)
  press.forget()
  expect(isLastOutside([['out', 20, 'out']], press)).toBe(true)
})
