// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import type { FooterEntry } from '../../../schemas/generated/records.ts'
import { Footer } from './Footer.tsx'
import { FooterTexts } from './FooterTexts.tsx'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

test('[CFG-04] the texts are in the order of their display types, columns first, and a text without a title has no heading', async () => {
  const entry = (display_type: FooterEntry['display_type'], title: string): FooterEntry => {
    return { language: 'en', title, domain: [], content: `<p>${display_type}</p>`, display_type }
  }
  const entries = [entry('notice', ''), entry('seo', 'Search'), entry('column', 'Column')]
  const page = await mountOnStage('layout/footer', <FooterTexts entries={entries} />)
  const kinds = [...page.element.querySelectorAll<HTMLElement>('[data-display-type]')]
  expect(kinds.map(({ dataset }) => dataset.displayType)).toEqual(['column', 'seo', 'notice'])
  expect([...page.element.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Column', 'Search'])
  await act(async () => page.root.unmount())
})

test.each([
  [{ menu: 'footer' }, true],
  [{ menu: 'footer', minimumAge: false }, false],
])('a footer with the props %o shows the minimum age: %s', async (props, isShown) => {
  const page = await mountOnStage('layout/footer', <Footer {...props} />)
  expect(page.element.textContent.includes('20+')).toBe(isShown)
  await act(async () => page.root.unmount())
})
