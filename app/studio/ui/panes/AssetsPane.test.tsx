// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { useStudio } from '../studio-state.ts'
import { fakeStudio } from '../testing/fake-studio.ts'
import { renderPart } from '../testing/render-part.tsx'
import { AssetsPane } from './AssetsPane.tsx'

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
  ['logo.exe', 1, 'logo.exe is no picture. Choose an SVG, PNG, JPEG, WebP, AVIF or ICO file.'],
])('[BRD-06] the studio refuses %s of %d MB before it reads the file', async (name, size, sentence) => {
  const studio = fakeStudio()
  const page = await renderPart(<AssetsPane />, {}, () => studio)
  const file = Object.defineProperty(new File([], name), 'size', { value: size * 1024 * 1024 })
  const input = page.querySelector('input')
  Object.defineProperty(input, 'files', { value: [file] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  expect(useStudio.getState().notice).toEqual({ text: sentence, isError: true })
  expect(studio.requests).toEqual([])
})
