// @vitest-environment window
import { act, createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { carryFields } from './carried-fields.ts'

const form = `
  <a href="/en-th/register" hreflang="en"><b>English</b></a>
  <input id="phone"><input id="agreed" type="checkbox"><textarea id="note"></textarea>
  <input id="password" type="password"><input id="shown" autocomplete="new-password"><input id="code" autocomplete="one-time-code">`

const field = (id: string) => document.getElementById(id) as HTMLInputElement
const turnTo = (path: string, html: string) => {
  history.replaceState(null, '', path)
  document.body.innerHTML = html
  carryFields(sessionStorage, 'production:acme', (event) => own.has(event))
}
/** The events that count as the visitor's own. A script cannot create trusted events. */
const own = new WeakSet<Event>()
const type = (id: string, text: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field(id)), 'value')?.set?.call(field(id), text)
  dispatchOwn(field(id))
}
const check = (id: string, isChecked: boolean) => {
  field(id).checked = isChecked
  dispatchOwn(field(id))
}
const dispatchOwn = (target: Element) => {
  const event = new InputEvent('input', { bubbles: true })
  own.add(event)
  target.dispatchEvent(event)
}
/** Types into the Thai form, and presses the link to the English one. */
function leave(): void {
  turnTo('/th-th/register', form)
  for (const [id, text] of Object.entries({
    phone: '081-234',
    note: 'A',
    password: '135790',
    shown: '24680',
    code: '1234',
  }))
    type(id, text)
  check('agreed', true)
  document.querySelector('b')?.click()
}

afterEach(() => sessionStorage.clear())

test('[LOC-03] the page in another language receives the typed texts and the checked box, except secrets', () => {
  leave()
  const stored = JSON.stringify({ ...sessionStorage })
  for (const secret of ['135790', '24680', '1234"']) expect(stored).not.toContain(secret)
  const events: string[] = []
  document.addEventListener('input', ({ target }) => events.push((target as Element).id), { once: true })
  turnTo('/en-th/register', form)
  expect(['phone', 'note', 'password', 'code'].map((id) => field(id).value)).toEqual(['081-234', 'A', '', ''])
  expect(field('agreed').checked).toBe(true)
  expect(events).toEqual(['phone'])
  expect(sessionStorage).toHaveLength(0)
})

test('[LOC-03] a box that the page checks stays unchecked if the visitor has unchecked it', () => {
  const box = '<a href="/en-th/register" hreflang="en"><b>English</b></a><input id="news" type="checkbox" checked>'
  turnTo('/th-th/register', box)
  check('news', false)
  document.querySelector('b')?.click()
  turnTo('/en-th/register', box)
  expect(field('news').checked).toBe(false)
})

test('[LOC-03] a later press without typed text removes the text that a cancelled navigation has left', () => {
  leave()
  document.body.innerHTML = form
  document.querySelector('b')?.click()
  expect(sessionStorage).toHaveLength(0)
})

test('[LOC-03] a link works if the storage of the tab is full', () => {
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault())
  addEventListener('error', failed)
  onTestFinished(() => removeEventListener('error', failed))
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  leave()
  expect(failed).not.toHaveBeenCalled()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  '[LOC-03] a link that opens in another tab or window (%o) stores nothing',
  (keys) => {
    turnTo('/th-th/register', form)
    type('phone', '081-234')
    document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
    expect(sessionStorage).toHaveLength(0)
  },
)

function Amount() {
  const [amount, setAmount] = useState('100')
  return createElement('input', { id: 'amount', value: amount, onChange: ({ target }) => setAmount(target.value) })
}

/** Renders a field whose text React controls. */
async function renderAmount(): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(createElement(Amount)))
  onTestFinished(() => act(async () => root.unmount()))
}

test('[LOC-03] the text of a field that React controls is carried over', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  turnTo('/th-th/deposit', '<a href="/en-th/deposit" hreflang="en"><b>English</b></a>')
  await renderAmount()
  await act(async () => type('amount', '250'))
  document.querySelector('b')?.click()
  turnTo('/en-th/deposit', '<a href="/th-th/deposit" hreflang="th"><b>ไทย</b></a>')
  await renderAmount()
  await expect.poll(() => field('amount').value).toBe('250')
  document.querySelector('b')?.click()
  expect(JSON.stringify({ ...sessionStorage })).toContain('250')
})

test('[LOC-03] a late field is filled in, unless the visitor has already typed into the field', async () => {
  leave()
  const late = document.createElement('div')
  late.innerHTML = '<input id="phone"><textarea id="note"></textarea>'
  turnTo('/en-th/register', '')
  document.body.append(late)
  type('note', 'C')
  await expect.poll(() => field('phone').value).toBe('081-234')
  expect(field('note').value).toBe('C')
})

test('[LOC-03] a script’s text is not carried over, and a carried text replaces a script’s text', () => {
  turnTo('/th-th/register', form)
  field('note').value = 'Set by a script'
  field('note').dispatchEvent(new InputEvent('input', { bubbles: true }))
  field('agreed').checked = true
  document.querySelector('b')?.click()
  expect(sessionStorage).toHaveLength(0)
  type('note', 'Typed')
  document.querySelector('b')?.click()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('agreed')
  history.replaceState(null, '', '/en-th/register')
  document.body.innerHTML = form
  field('note').value = 'Set by a script'
  carryFields(sessionStorage, 'production:acme', (event) => own.has(event))
  expect(field('note').value).toBe('Typed')
})

test('[LOC-03] a field in which the visitor types already keeps its text', () => {
  leave()
  history.replaceState(null, '', '/en-th/register')
  document.body.innerHTML = form
  field('phone').value = '089'
  field('phone').focus()
  carryFields(sessionStorage, 'production:acme')
  expect([field('phone').value, field('note').value]).toEqual(['089', 'A'])
})

test('[LOC-03] a hidden input is carried over once the visitor has chosen its value', () => {
  const country = (chosen: string) =>
    `<a href="/en-th/register" hreflang="en"><b>English</b></a><input id="country" hidden value="66"${chosen}>`
  turnTo('/th-th/register', country(''))
  document.querySelector('b')?.click()
  expect(sessionStorage).toHaveLength(0)
  turnTo('/th-th/register', country(' data-chosen'))
  field('country').value = '63'
  document.querySelector('b')?.click()
  turnTo('/en-th/register', country(''))
  expect(field('country').value).toBe('63')
})

test.each([
  'null',
  '{}',
  '[',
  '{"path":"/en-th/register","fields":null}',
  '{"path":"/en-th/register","fields":{"phone":1}}',
])('[LOC-03] the stored value %s fills in nothing', (stored) => {
  sessionStorage.setItem('production:acme', stored)
  turnTo('/en-th/register', form)
  expect(field('phone').value).toBe('')
})

test('[LOC-03] if the visitor opens another page instead, neither that page nor a later page gets the text', () => {
  leave()
  turnTo('/en-th/login', form)
  turnTo('/en-th/register', form)
  expect(field('phone').value).toBe('')
})
