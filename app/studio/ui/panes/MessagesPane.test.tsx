// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { MessagesPane } from './MessagesPane.tsx'

test('[BRD-06] the search finds a text by an id with capital letters', async () => {
  const page = await renderPart(<MessagesPane chosen="form.firstName" />, {})
  expect(page.querySelector('textarea')?.value).toBe('First name')
})

test('[BRD-06] a text has the button to inherit again only if the edited layer sets the text', async () => {
  const texts = { messages: { en: { 'form.firstName': 'Given name' } } }
  const page = await renderPart(<MessagesPane chosen="form.firstName" />, texts)
  const offers = () => page.querySelectorAll('.reset').length
  expect(offers()).toBe(1)
  await act(async () => useStudio.setState({ target: 'base' }))
  expect(offers()).toBe(0)
})

test('[BRD-06] in a lower layer, the pane shows the text of this layer, and names the layer that overrides it', async () => {
  const texts = { messages: { en: { 'form.firstName': 'Given name' } } }
  const page = await renderPart(<MessagesPane chosen="form.firstName" />, texts)
  await act(async () => useStudio.setState({ target: 'base' }))
  expect(page.querySelector('textarea')?.value).toBe('First name')
  expect(page.textContent).toContain('acme overrides this value.')
})

test('[BRD-06] the button for more texts keeps the focus, and its last press moves the focus to the last shown text', async () => {
  const texts = Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`kafe.text-${100 + index}`, 'Tea']))
  const page = await renderPart(<MessagesPane chosen={undefined} />, { messages: { en: texts } })
  const button = () => page.querySelector<HTMLElement>(':scope > button')
  const press = async () => {
    button()?.focus()
    await act(async () => button()?.click())
    return document.activeElement
  }
  expect(await press()).toBe(button())
  const last = page.querySelector('.messages')?.lastElementChild?.querySelector('textarea')
  expect(await press()).toBe(last)
  expect(button()).toBeNull()
})

test('[BRD-06] a text that does not exist yet has a field', async () => {
  const page = await renderPart(<MessagesPane chosen="routes.new.title" />, {})
  expect(page.querySelector('textarea')?.getAttribute('aria-label')).toBe('routes.new.title (en)')
})

test('[BRD-06] the search remains when the operator returns to the texts', async () => {
  const first = await renderPart(<MessagesPane chosen={undefined} />, {})
  const searchOf = (page: ParentNode) => page.querySelector<HTMLInputElement>('[type=search]')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(searchOf(first), 'first name')
    searchOf(first)?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  expect(searchOf(await renderPart(<MessagesPane chosen={undefined} />, {}))?.value).toBe('first name')
  expect(searchOf(await renderPart(<MessagesPane chosen="seo.title" />, {}))?.value).toBe('seo.title')
})
