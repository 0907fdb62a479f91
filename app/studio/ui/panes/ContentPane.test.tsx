// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import type { ContentTexts } from '../../messages.ts'
import { useStudio } from '../studio-state.ts'
import { fakeStudio } from '../testing/fake-studio.ts'
import { renderPart } from '../testing/render-part.tsx'
import { ContentPane } from './ContentPane.tsx'

test('[BRD-06] in a lower layer, the pane shows the text page of this layer, and typing changes it', async () => {
  const studio = fakeStudio()
  const page = await renderPart(<ContentPane chosen="faq" />, {}, () => studio)
  await act(async () => {
    const { brand } = useStudio.getState()
    if (brand) useStudio.setState({ brand: { ...brand, content: { faq: { en: 'acme' } } } })
  })
  const respond = async (texts: ContentTexts) => {
    const { query, respond } = await studio.next('content')
    expect(query.get('folder')).toBe(texts.folder)
    await act(async () => respond(texts))
  }
  const shown = () => page.querySelector('textarea')?.value
  await respond({ page: 'faq', folder: 'acme', folders: { en: 'acme' }, texts: { en: 'Of Acme' } })
  await expect.poll(shown).toBe('Of Acme')
  expect(page.textContent).not.toContain('overrides')

  await act(async () => useStudio.setState({ target: 'base' }))
  expect(shown()).toBeUndefined()
  await respond({ page: 'faq', folder: 'base', folders: { en: 'base' }, texts: { en: 'Of base' } })
  await expect.poll(shown).toBe('Of base')
  expect(page.textContent).toContain('acme overrides this value.')
  const area = page.querySelector('textarea')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'Of base!')
    area?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  const sent = await studio.next('text')
  expect(sent.body).toMatchObject({ file: 'base/content/en/faq.md', shown: 'Of base', text: 'Of base!' })
})
