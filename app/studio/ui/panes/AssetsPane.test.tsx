// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { StudioProduct } from '../../messages.ts'
import { type OpenBrand, useStudio } from '../studio-state.ts'
import { fakeStudio, stateOf } from '../testing/fake-studio.ts'
import { renderPart } from '../testing/render-part.tsx'
import { AssetsPane } from './AssetsPane.tsx'

async function choose(page: ParentNode, file: File): Promise<void> {
  const input = page.querySelector('input')
  Object.defineProperty(input, 'files', { value: [file] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
}

test.each([
  [
    'logo.png',
    60,
    'logo.png has 60.0 MB. The limit is 4 MB, because every visitor loads the picture. Choose a smaller file.',
  ],
  [
    'logo.png',
    4.01,
    'logo.png has 4.1 MB. The limit is 4 MB, because every visitor loads the picture. Choose a smaller file.',
  ],
  ['logo.exe', 1, 'logo.exe is not a picture. Choose an SVG, PNG, JPEG, WebP, AVIF or ICO file.'],
])('[BRD-06] the studio refuses %s of %d MB before it reads the file', async (name, size, sentence) => {
  const studio = fakeStudio()
  const page = await renderPart(<AssetsPane />, {}, () => studio)
  const file = Object.defineProperty(new File([], name), 'size', { value: size * 1024 * 1024 })
  const reading = vi.spyOn(file, 'arrayBuffer')
  await choose(page, file)
  expect(reading).not.toHaveBeenCalled()
  expect(page.querySelector('.upload [role=alert]')?.textContent).toBe(sentence)
  expect(useStudio.getState().notice).toBeUndefined()
  expect(studio.requests).toEqual([])
})

test('[BRD-06] a refusal of a picture names the file beside its button, until the next choice', async () => {
  const studio = fakeStudio()
  const page = await renderPart(<AssetsPane />, {}, () => studio)
  const assets = { 'logo.svg': 'acme' }
  await act(async () => useStudio.setState({ brand: { ...useStudio.getState().brand, assets } as OpenBrand }))
  const row = page.querySelector('.pictures li') as HTMLElement
  await choose(row, new File(['text'], 'Drawing.svg'))
  const { respond } = await studio.next('asset')
  const failure = { id: 'wrong-picture', values: {} }
  await act(async () => respond({ message: 'The content does not fit.', failure }, 422))
  const shown = () => row.querySelector('[role=alert]')?.textContent
  await expect.poll(shown).toMatch(/^Drawing\.svg is not saved\. The content of the file does not fit/)
  expect(page.querySelectorAll('[role=alert]')).toHaveLength(1)
  expect(useStudio.getState().notice).toBeUndefined()
  await choose(page, new File(['<svg/>'], 'other.svg'))
  expect(page.querySelectorAll('[role=alert]')).toHaveLength(0)
  await studio.next('asset')
})

test('[BRD-06] the studio reads a picture of up to 4 MB, and sends its bytes', async () => {
  const studio = fakeStudio()
  const page = await renderPart(<AssetsPane />, {}, () => studio)
  await act(async () => useStudio.setState({ brand: { ...useStudio.getState().brand, assets: {} } as OpenBrand }))
  const file = Object.defineProperty(new File(['picture'], 'logo.png'), 'size', { value: 4 * 1024 * 1024 })
  const reading = vi.spyOn(file, 'arrayBuffer')
  await choose(page, file)
  expect(reading).toHaveBeenCalledOnce()
  const sent = await studio.next('asset')
  expect(sent.body).toMatchObject({ brand: 'acme', path: 'assets/logo.png', bytes: btoa('picture') })
})

test('[BRD-06] the studio asks before it removes a picture of the brand, and removes no inherited picture', async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} })
  const studio = fakeStudio()
  const page = await renderPart(<AssetsPane />, {}, () => studio)
  const { brand } = useStudio.getState()
  const assets = { 'icon.svg': 'base', 'logo.svg': 'acme' }
  await act(async () => useStudio.setState({ brand: { ...brand, assets } as OpenBrand }))
  const button = (name: string) => [...page.querySelectorAll('button')].find((one) => one.textContent === name)
  expect(button('Remove icon.svg')).toBeUndefined()
  await act(async () => button('Remove logo.svg')?.click())
  expect(studio.requests).toEqual([])
  await act(async () => button('Remove the picture')?.click())
  const removing = await studio.next('asset/remove')
  expect(removing.body).toMatchObject({ brand: 'acme', path: 'assets/logo.svg' })
})

test('[BRD-06] after an upload, the address of a picture is new, also when the pane opens again', async () => {
  const studio = fakeStudio()
  const page = await renderPart(<AssetsPane />, {}, () => studio)
  const assets = { 'logo.svg': 'acme' }
  await act(async () => useStudio.setState({ brand: { ...useStudio.getState().brand, assets } as OpenBrand }))
  const address = (part: ParentNode) => part.querySelector('img')?.src
  const before = address(page)
  await choose(page, new File(['<svg/>'], 'logo.svg'))
  const { respond } = await studio.next('asset')
  await act(async () => respond({ ...stateOf(2, 'Acme'), assets }))
  await expect.poll(() => address(page)).not.toBe(before)
  const after = address(page)
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () => root.render(<AssetsPane />))
  expect(address(holder)).toBe(after)
})

test('[BRD-06] the role needs the right to change pictures of the open brand, even while the forms edit its parent', async () => {
  const page = await renderPart(<AssetsPane />, {})
  const choose = async (brands: readonly string[]) => {
    const product = { ...useStudio.getState().product, rights: { role: 'editor', brands } } as unknown as StudioProduct
    await act(async () => useStudio.setState({ product, target: 'base' }))
    return page.querySelector('.locked')?.textContent.trim()
  }
  expect(await choose(['acme'])).toBeUndefined()
  expect(await choose(['base'])).toBe('Your role “editor” may not change this brand.')
})
