import { expect, test } from 'vitest'
import { isSideways } from './is-sideways.ts'

test.each([
  ['a phone upright', { width: 390, height: 844, isTouched: true }, false],
  ['a phone sideways', { width: 844, height: 390, isTouched: true }, true],
  ['width minus 140 is the height', { width: 640, height: 500, isTouched: true }, false],
  ['width minus 140 is one more', { width: 641, height: 500, isTouched: true }, true],
  ['a tablet sideways', { width: 1180, height: 820, isTouched: true }, false],
  ['a low window of a computer', { width: 1280, height: 400, isTouched: false }, false],
])('[LAY-03] %s', (_what, shape, expected) => {
  expect(isSideways(shape)).toBe(expected)
})
