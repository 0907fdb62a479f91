import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import type { JsonObject } from '../../../../runtime/manifest/stages.ts'
import type { StudioProduct } from '../../messages.ts'
import { mergeLayers } from '../model/merge-layers.ts'
import { useStudio } from '../studio-state.ts'
import { fakeStudio, stateOf } from './fake-studio.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/**
 * Renders a part of the studio over a value of the brand's layer for every environment. The brand's other layers are
 * empty.
 *
 * @param connect replaces the studio's server
 */
export async function renderPart(part: ReactNode, value: object, connect = fakeStudio): Promise<HTMLElement> {
  connect()
  const { layers, ...brand } = stateOf(1, 'Acme')
  const own = layers.map((one) => ({ ...one, value: one.name === 'acme' ? (value as JsonObject) : {} }))
  const all = own.flatMap((one) => (one.name === 'acme' ? [{ ...one, name: 'base', value: {} }, one] : [one]))
  const product = { languages: ['en'], messages: { en: { 'form.firstName': 'First name' } }, names: {}, words: {} }
  useStudio.setState({
    brand: { ...brand, layers: all },
    values: mergeLayers(all),
    target: 'acme',
    product: product as unknown as StudioProduct,
  })
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    holder.remove()
  })
  await act(async () => root.render(part))
  return holder
}
