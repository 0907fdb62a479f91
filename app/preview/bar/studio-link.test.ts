// @vitest-environment window
import { expect, test, vi } from 'vitest'
import { linkStudio } from './studio-link.ts'

// The simulated browser lacks this list.
Object.assign(document, { adoptedStyleSheets: [] })

const shown = () => document.documentElement.dataset.theme

/** Delivers a message to the page. */
const receive = (data: object, origin: string) =>
  dispatchEvent(new MessageEvent('message', { data, origin, source: window.parent }))

test('[BRD-06] the page shows the theme that its studio chooses, stores no choice, and returns to its own theme', () => {
  document.documentElement.dataset.theme = 'dark'
  linkStudio('5180')
  const studio = `http://${location.hostname}:5180`
  receive({ livery: 'theme', theme: 'light' }, 'http://evil.test')
  expect(shown()).toBe('dark')
  receive({ livery: 'theme', theme: 'light' }, studio)
  expect([shown(), localStorage.getItem('theme')]).toEqual(['light', null])
  receive({ livery: 'theme', theme: 'brand' }, studio)
  expect(shown()).toBe('dark')
})

test('[BRD-06] the page reports that it takes the focus, unless the operator has pressed something on it', () => {
  document.body.innerHTML = '<button>Close</button><input>'
  const [button, input] = [...document.body.children] as HTMLElement[]
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {})
  linkStudio('5181')
  const studio = `http://${location.hostname}:5181`
  const reported = JSON.stringify({ livery: 'focused' })
  const reports = () =>
    post.mock.calls.filter(([message, to]) => String(to) === studio && JSON.stringify(message) === reported)
  button?.focus()
  expect(reports()).toHaveLength(1)
  dispatchEvent(new Event('blur'))
  button?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(reports()).toHaveLength(1)
  dispatchEvent(new Event('pointerdown'))
  input?.focus()
  expect(reports()).toHaveLength(1)
  post.mockRestore()
})

test('[BRD-06] the page reports the keys for save, undo and redo, and a field of the page keeps its own undo', () => {
  document.body.innerHTML = '<button>Close</button><input>'
  const [button, input] = [...document.body.children] as HTMLElement[]
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {})
  linkStudio('5182')
  /** Presses a key with Ctrl. Returns the reported key, and whether the browser's own action remains. */
  const press = (target: HTMLElement | undefined, key: string, more: KeyboardEventInit = { ctrlKey: true }) => {
    post.mockClear()
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    target?.dispatchEvent(event)
    return [(post.mock.calls[0]?.[0] as { key?: string } | undefined)?.key, !event.defaultPrevented]
  }
  expect(press(button, 's')).toEqual(['s', false])
  expect(press(button, 'Z', { metaKey: true, shiftKey: true })).toEqual(['y', false])
  expect(press(input, 's')).toEqual(['s', false])
  expect(press(input, 'z')).toEqual([undefined, true])
  expect(press(button, 's', {})).toEqual([undefined, true])
  expect(press(button, 'c')).toEqual([undefined, true])
  post.mockRestore()
})

test('[BRD-06] if a typing field replaces another typing field, the page does not report the end of the typing', () => {
  document.body.innerHTML = '<div data-block="routes/home/regions/main/blocks/tea"><h2>Tea</h2></div>'
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {})
  linkStudio('5183')
  const studio = `http://${location.hostname}:5183`
  const kinds = () =>
    post.mock.calls.filter(([, to]) => String(to) === studio).map(([message]) => (message as { livery: string }).livery)
  receive({ livery: 'select', on: true }, studio)
  const heading = document.querySelector('h2')
  const press = () => {
    dispatchEvent(new Event('pointerdown'))
    heading?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  // A double click, to which the studio responds after the second press.
  press()
  press()
  receive({ livery: 'type', text: 'Tea', label: 'Written to acme.' }, studio)
  receive({ livery: 'type', text: 'Tea', label: 'Written to acme.' }, studio)
  const field = document.querySelector<HTMLTextAreaElement>('#livery-typing')
  field?.dispatchEvent(new InputEvent('input'))
  expect(kinds()).toEqual(['page', 'block', 'block', 'typed'])
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(kinds().at(-1)).toBe('typing-ended')
  expect(document.querySelector('#livery-typing')).toBeNull()
  post.mockRestore()
})

test('[BRD-06] a press on a form field selects the block of the field, but not the text of the field’s label', () => {
  document.body.innerHTML =
    '<div data-block="routes/home/regions/main/blocks/tea"><label>Phone <input></label><b>Tea</b></div>'
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {})
  linkStudio('5184')
  const studio = `http://${location.hostname}:5184`
  receive({ livery: 'select', on: true }, studio)
  for (const name of ['input', 'b'])
    document.querySelector(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const block = 'routes/home/regions/main/blocks/tea'
  const presses = post.mock.calls
    .filter(([, to]) => String(to) === studio)
    .map(([message]) => message as { readonly livery: string })
    .filter(({ livery }) => livery === 'block')
  expect(presses).toEqual([
    { livery: 'block', block },
    { livery: 'block', block, text: 'Tea' },
  ])
  post.mockRestore()
})
