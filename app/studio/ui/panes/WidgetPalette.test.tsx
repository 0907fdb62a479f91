// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import type { StudioWidget } from '../../messages.ts'
import { useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { WidgetPalette } from './WidgetPalette.tsx'

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = () => {}
HTMLDialogElement.prototype.close = () => {}

const widget = (name: string, isOfEveryBrand = false): StudioWidget => ({
  name,
  title: name,
  description: '',
  regions: ['main'],
  props: {},
  examples: [],
  isOfEveryBrand,
})

test('[BRD-06] the palette shows the widgets of the brand’s areas and of the areas of every brand', async () => {
  const palette = <WidgetPalette region="main" pointer="/routes/home" onChoose={() => {}} onClose={() => {}} />
  const page = await renderPart(palette, { areas: ['shop'] })
  const widgets = [widget('frame/top', true), widget('gym/classes'), widget('shop/offer')]
  const { product } = useStudio.getState()
  await act(async () => useStudio.setState({ product: { ...product, widgets } as never }))
  expect([...page.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
    'frame/top',
    'shop/offer',
  ])
})
