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
