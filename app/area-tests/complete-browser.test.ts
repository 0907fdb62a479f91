// @vitest-environment window
import { expect, test } from 'vitest'
import { completeBrowser } from './complete-browser.ts'

test('a dialog opens, closes, and fires one close event', async () => {
  completeBrowser()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  let closes = 0
  const closed = new Promise<void>((resolve) => dialog.addEventListener('close', () => resolve(void closes++)))
  dialog.showModal()
  expect(dialog.open).toBe(true)
  dialog.close('yes')
  dialog.close()
  await closed
  expect([dialog.open, dialog.returnValue, closes]).toEqual([false, 'yes', 1])
})

test('no media query matches', () => {
  completeBrowser()
  expect(matchMedia('(width > 1px)').matches).toBe(false)
})
