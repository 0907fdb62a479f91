// @vitest-environment window
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sectionsOf } from '../model/sections.ts'
import { useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { Editor } from './Editor.tsx'

// The simulated browser has no layout.
Element.prototype.scrollIntoView = () => {}

/** The editor with two pages. */
async function openEditor(hash: string) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  sessionStorage.clear()
  useStudio.setState({ sections: [] })
  location.hash = hash
  onTestFinished(() => {
    location.hash = ''
    vi.unstubAllGlobals()
  })
  const page = { type: 'object', properties: { path: { type: 'string' }, regions: {} } }
  const layer = { type: 'object', properties: { routes: { type: 'object', additionalProperties: page } } }
  const region = { main: { order: ['text'], blocks: { text: {} } } }
  const routes = { home: { path: '/', regions: region }, faq: { path: '/faq', regions: region } }
  const rendered = await renderPart(<Editor merchant="acme" />, { routes, locales: { 'en-th': {} } })
  const facts = { layer, tokens: {}, settings: {}, widgets: [], environments: [], previewPort: 5174 }
  await act(async () => {
    const product = { ...useStudio.getState().product, ...facts } as never
    useStudio.setState({ product, sections: sectionsOf(product) })
  })
  return rendered
}

const frameOf = (page: ParentNode) => page.querySelector('iframe')
const pathOf = (page: ParentNode) => new URL(frameOf(page)?.src ?? '').searchParams.get('path')
/** Reports that the page in the frame has navigated by a link. */
const navigate = (page: ParentNode, path: string) => {
  const source = frameOf(page)?.contentWindow ?? null
  const origin = 'http://acme.localhost:5174'
  return act(async () => {
    dispatchEvent(new MessageEvent('message', { data: { livery: 'page', path }, origin, source }))
  })
}
const goTo = (hash: string) =>
  act(async () => {
    location.hash = hash
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  })

test('[BRD-06] the frame shows the page of the form, even if the address names no page, or a link has led to another page', async () => {
  const page = await openEditor('#/routes/faq')
  expect(pathOf(page)).toBe('/en-th/faq')
  await goTo('#/routes')
  expect(page.querySelector<HTMLSelectElement>('.chooser select')?.value).toBe('home')
  expect(pathOf(page)).toBe('/en-th')
  const left = frameOf(page)
  await navigate(page, '/en-th/faq')
  await goTo('#/routes/home')
  expect(pathOf(page)).toBe('/en-th')
  expect(frameOf(page)).not.toBe(left)
})

test('[BRD-06] the frame does not load again if the operator chooses the page that it shows', async () => {
  const page = await openEditor('#/routes/home')
  const frame = frameOf(page)
  await navigate(page, '/en-th/faq?topic=money')
  await goTo('#/routes/faq')
  expect(frameOf(page)).toBe(frame)
})

test('[BRD-06] the list of pages keeps the focus when the operator chooses another page', async () => {
  const page = await openEditor('#/routes/home')
  const list = page.querySelector<HTMLSelectElement>('.chooser select')
  list?.focus()
  await act(async () => {
    if (list) list.value = 'faq'
    list?.dispatchEvent(new Event('change', { bubbles: true }))
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  })
  expect([location.hash, list?.value]).toEqual(['#/routes/faq', 'faq'])
  expect(document.activeElement).toBe(list)
})

test('[BRD-06] the list of pages gets the focus when the operator removes a page', async () => {
  const page = await openEditor('#/routes/faq')
  const button = [...page.querySelectorAll('main button')].find((one) => one.textContent === 'Remove this page')
  await act(async () => {
    if (button instanceof HTMLElement) button.click()
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  })
  const list = page.querySelector<HTMLSelectElement>('.chooser select')
  expect(list?.value).toBe('home')
  expect(document.activeElement).toBe(list)
})
