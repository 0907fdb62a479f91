// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import type { Rights } from '../../rights.ts'
import { type OpenBrand, useStudio } from '../studio-state.ts'
import { fakeStudio } from '../testing/fake-studio.ts'
import { renderPart } from '../testing/render-part.tsx'
import { CodePane } from './CodePane.tsx'

// The simulated browser has no layout.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList

interface Given {
  readonly isWritable?: boolean
  readonly rights?: Partial<Rights>
}

/** The pane with a file of the brand `acme`. */
async function paneWith(file: string, { isWritable = true, rights }: Given) {
  const studio = fakeStudio()
  const page = await renderPart(<CodePane chosen={file} />, {}, () => studio)
  await act(async () => {
    const { brand, product } = useStudio.getState()
    if (!brand || !product) return
    const layers = brand.layers.map((one) => ({ ...one, isWritable }))
    useStudio.setState({
      brand: { ...brand, layers, files: [`acme/${file}`] },
      product: rights ? { ...product, rights: { role: 'editor', ...rights } } : product,
    })
  })
  const { respond } = await studio.next('text')
  await act(async () => {
    respond({ file: `acme/${file}`, text: '{}' })
    await import('../code/CodeEditor.tsx')
  })
  const editor = () => page.querySelector('[role=textbox]')
  await expect.poll(editor, { timeout: 30_000 }).toBeTruthy()
  return { reason: page.querySelector('.locked')?.textContent, isReadOnly: editor()?.getAttribute('aria-readonly') }
}

test('[BRD-06] two issues at one place have a row each, also after the list has changed', async () => {
  const page = await renderPart(<CodePane chosen="tokens.json" />, {})
  const issue = { file: 'acme/tokens.json', code: 'low-contrast', line: 2, column: 5, pointer: '/light/text' }
  const show = async (issues: readonly object[]) => {
    const { brand } = useStudio.getState()
    const changed = { ...brand, files: ['acme/tokens.json'], issues } as unknown as OpenBrand
    await act(async () => useStudio.setState({ brand: changed }))
    return [...page.querySelectorAll('.issues li p')].map(({ textContent }) => textContent.trim())
  }
  const [first, second, other] = ['On the ground.', 'On a card.', 'Another.'].map((message) => ({ ...issue, message }))
  expect(await show([first, second] as object[])).toEqual(['On the ground.', 'On a card.'])
  expect(await show([{ ...other, line: 1 }, first, second] as object[])).toEqual([
    'Another.',
    'On the ground.',
    'On a card.',
  ])
})

test('[BRD-06] a file of a brand whose folder is a symbolic link is read-only, with the remedy', async () => {
  const { reason, isReadOnly } = await paneWith('environments/production.json', { isWritable: false })
  expect(reason).toContain('--merchants')
  expect(isReadOnly).toBe('true')
})

test.each<readonly [string, Partial<Rights>, string | undefined]>([
  ['manifest.json', { brands: ['other'] }, 'Your role “editor” may not change this brand.'],
  ['environments/production.json', { layers: ['brand'] }, 'Your role “editor” may not change this layer.'],
  ['tokens.json', { places: ['/otp', 'content'] }, 'Your role “editor” may not change this.'],
  ['manifest.json', { places: ['content'] }, 'Your role “editor” may not change this.'],
  ['manifest.json', { places: ['/otp'] }, undefined],
  ['messages/en.json', { places: ['/messages/en'] }, undefined],
  ['manifest.json', { places: ['/'] }, undefined],
])(
  '[BRD-06] the file %s is read-only, with the reason, if a role with the rights %j may not change it',
  async (file, rights, expected) => {
    const { reason, isReadOnly } = await paneWith(file, { rights })
    expect([reason?.trim(), isReadOnly]).toEqual([expected, expected === undefined ? null : 'true'])
  },
)
