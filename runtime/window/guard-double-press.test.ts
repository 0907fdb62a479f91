// @vitest-environment window
import { afterEach, beforeEach, expect, test } from 'vitest'
import { guardDoublePress } from './guard-double-press.ts'

let end: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<p>Deposit</p><button id="next"><b>Next</b></button><button id="send">Send</button><label>Name <input></label>'
  end = guardDoublePress(document)
})
afterEach(() => end())

const $ = (selector: string) => document.querySelector(selector) as HTMLElement

/**
 * Presses an element; `detail` is the number of the press in a series. Returns whether the element received the click,
 * and whether the press may select text.
 */
function press(selector: string, detail: number) {
  const target = $(selector)
  let isClicked = false
  const listen = () => (isClicked = true)
  target.addEventListener('click', listen)
  const selects = target.dispatchEvent(new MouseEvent('mousedown', { detail, bubbles: true, cancelable: true }))
  target.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))
  target.removeEventListener('click', listen)
  return { isClicked, selects }
}

test.each([
  ['the same button', '#next', '#next', { isClicked: true, selects: true }],
  ['another part of the same button', '#next b', '#next', { isClicked: true, selects: true }],
  ['the button of the next step', '#next', '#send', { isClicked: false, selects: false }],
  ['the text of the next step', '#next', 'p', { isClicked: true, selects: false }],
  ['the field of the next step', '#next', 'input', { isClicked: true, selects: true }],
  ['a button under a closed backdrop', 'p', '#send', { isClicked: false, selects: true }],
  ['the same text, which selects a word', 'p', 'p', { isClicked: true, selects: true }],
])('the second press of a double press is on %s', (_what, first, second, expected) => {
  expect(press(first, 1)).toEqual({ isClicked: true, selects: true })
  expect(press(second, 2)).toEqual(expected)
  expect(press(second, 1)).toEqual({ isClicked: true, selects: true })
})

test('a click without a press, such as that of a script, is not blocked', () => {
  press('#next', 1)
  let count = 0
  $('#send').addEventListener('click', () => (count += 1))
  $('#send').click()
  expect(count).toBe(1)
})

test('a press before the guard began blocks nothing', () => {
  expect(press('#send', 2).isClicked).toBe(true)
})
