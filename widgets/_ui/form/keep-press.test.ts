// @vitest-environment window
import { afterEach, expect, test, vi } from 'vitest'
import { keepPress } from './keep-press.ts'

afterEach(() => document.body.replaceChildren())

/** Opens a page with two buttons, and records their clicks. The button `send` covers 0 to 100 px in both directions. */
function openPage() {
  document.body.innerHTML = '<main><button>Send</button><button>Other</button></main>'
  const [send, other] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement]
  vi.spyOn(send, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  const clicks: string[] = []
  for (const button of [send, other]) button.addEventListener('click', () => clicks.push(button.textContent))
  const main = document.querySelector('main') as HTMLElement
  const press = () => keepPress({ currentTarget: send } as never)
  const release = (target: Element, clientX: number) =>
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY: 50 }))
  return { send, other, main, clicks, press, release }
}

test.each([
  ['on the button', 'send', 50, ['Send']],
  ['where the button was', 'main', 50, ['Send']],
  ['where the button was, on another button', 'other', 50, ['Send']],
  ['elsewhere', 'main', 150, []],
  ['elsewhere on another button', 'other', 150, ['Other']],
] as const)('if a press is released %s (over %s, at %d px), the clicks are %j', (_where, target, x, expected) => {
  const page = openPage()
  page.press()
  page.release(page[target], x)
  expect(page.clicks).toEqual(expected)
})

test.each(['pointercancel', 'pointerdown'])('after %s, the release of the earlier press clicks nothing', (event) => {
  const page = openPage()
  page.press()
  window.dispatchEvent(new Event(event))
  page.release(page.main, 50)
  expect(page.clicks).toEqual([])
})

test('a press ends with its click', () => {
  const page = openPage()
  page.press()
  page.release(page.main, 50)
  page.release(page.main, 50)
  expect(page.clicks).toEqual(['Send'])
})

test('a removed button is not clicked', () => {
  const page = openPage()
  page.press()
  page.send.remove()
  page.release(page.main, 50)
  expect(page.clicks).toEqual([])
})
