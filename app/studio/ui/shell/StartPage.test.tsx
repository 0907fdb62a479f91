// @vitest-environment window
import { expect, test } from 'vitest'
import { renderPart } from '../testing/render-part.tsx'
import { isMerchantId } from '../../../../schemas/formats.ts'
import { StartPage } from './StartPage.tsx'

test('[BRD-06] the field for the folder of a new brand accepts the same names as the server', async () => {
  const page = await renderPart(<StartPage />, {})
  const { pattern } = page.querySelector<HTMLInputElement>('[name=brand]') ?? { pattern: '' }
  const isAccepted = (name: string) => new RegExp(`^(?:${pattern})$`, 'v').test(name)
  const names = ['acme', 'a1', 'a-b', 'a'.repeat(32), 'a', 'a'.repeat(33), '-a', 'a-', 'a--b', 'A1', 'a_b', '']
  expect(names.filter(isAccepted)).toEqual(names.filter(isMerchantId))
  expect(names.filter(isAccepted)).toEqual(names.slice(0, 4))
})
