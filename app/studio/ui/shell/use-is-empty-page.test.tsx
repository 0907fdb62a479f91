// @vitest-environment window
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Section } from '../model/sections.ts'
import { type OpenBrand, useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { useIsEmptyPage } from './use-is-empty-page.ts'

function Shown() {
  return <p>{useIsEmptyPage() ? 'empty' : 'shown'}</p>
}

const routes = (order: readonly string[], more: object = {}) => ({
  routes: { sale: { enabled: true, regions: { main: { order, blocks: {} } }, ...more } },
})

beforeEach(() => {
  location.hash = '#/routes/sale'
  useStudio.setState({ sections: [{ id: 'routes', kind: 'pages' } as Section] })
})

test.each([
  ['without blocks', routes([]), 'empty'],
  ['without regions', { routes: { sale: { enabled: true } } }, 'empty'],
  ['with a block', routes(['text']), 'shown'],
  ['that is off', routes([], { enabled: false }), 'shown'],
])('[BRD-06] in the preview, a page %1$s counts as %3$s', async (_title, value, expected) => {
  const page = await renderPart(<Shown />, value)
  expect(page.textContent).toBe(expected)
})

test('[BRD-06] if no page is chosen, the form shows the first page, and the preview knows whether that page is empty', async () => {
  location.hash = '#/routes'
  const page = await renderPart(<Shown />, routes([]))
  expect(page.textContent).toBe('empty')
})

test('[BRD-06] a page with its first block is empty until the studio’s server has accepted the block', async () => {
  const page = await renderPart(<Shown />, routes(['text']))
  const { brand } = useStudio.getState()
  const issue = { code: 'page-without-blocks', pointer: '/routes/sale/enabled' }
  const withIssues = (issues: readonly object[]) =>
    act(async () => useStudio.setState({ brand: { ...brand, issues } as unknown as OpenBrand }))
  await withIssues([issue])
  expect(page.textContent).toBe('empty')
  await withIssues([{ ...issue, pointer: '/routes/sale-2/enabled' }])
  expect(page.textContent).toBe('shown')
})
