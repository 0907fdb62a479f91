// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { useStudio } from '../studio-state.ts'
import { fakeStudio } from '../testing/fake-studio.ts'
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

test('[BRD-06] the form for a new brand shows why the studio has not created the brand', async () => {
  const studio = fakeStudio()
  const page = await renderPart(<StartPage />, {}, () => studio)
  await act(async () => page.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true })))
  const { respond } = await studio.next('create')
  const failure = { id: 'brand-exists', values: { brand: 'acme' } }
  await act(async () => respond({ message: 'Taken.', failure }, 422))
  await expect.poll(() => page.querySelector('form [role=alert]')?.textContent).toBe('There is already a brand "acme".')
  expect(useStudio.getState().notice).toBeUndefined()
})
