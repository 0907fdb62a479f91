// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import type { ShareList } from '../../messages.ts'
import { useStudio } from '../studio-state.ts'
import { fakeStudio } from '../testing/fake-studio.ts'
import { renderPart } from '../testing/render-part.tsx'
import { ShareDialog } from './ShareDialog.tsx'

const link = {
  id: 'one',
  url: 'http://localhost:5182/share/token',
  environment: 'development',
  snapshotTime: 0,
  expires: 3_600_000,
} as const

/** The dialog with one link. */
async function openDialog() {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} })
  const studio = fakeStudio()
  const page = await renderPart(<ShareDialog onClose={() => {}} />, {}, () => studio)
  const list = await studio.next('shares')
  await act(async () => list.respond({ isLocal: true, links: [link] } satisfies ShareList))
  const links = () => page.querySelectorAll('.shares li').length
  await expect.poll(links).toBe(1)
  const press = (name: string) =>
    act(async () => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
  return { studio, links, press }
}

test('[BRD-06] a link that has ended disappears from the list once the studio refuses to revoke it', async () => {
  const { studio, links, press } = await openDialog()
  await press('Revoke')
  const revoking = await studio.next('share/revoke')
  await act(async () => revoking.respond({ failure: { id: 'link-ended', values: {} } }, 422))
  const list = await studio.next('shares')
  await act(async () => list.respond({ isLocal: true, links: [] } satisfies ShareList))
  await expect.poll(links).toBe(0)
  expect(useStudio.getState().notice).toMatchObject({ isError: true })
})

test('[BRD-06] if the browser has no clipboard, the studio says that the link was not copied', async () => {
  const { press } = await openDialog()
  await press('Copy')
  expect(useStudio.getState().notice?.text).toBe('The browser did not copy the link. Select the address and copy it.')
})
