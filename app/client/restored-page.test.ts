// @vitest-environment window
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { all, scriptedSession } from '../../runtime/session/testing/scripted-session.ts'
import { renewRestoredPage } from './restored-page.ts'

const move = (type: 'pagehide' | 'pageshow', persisted = true) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }))

beforeEach(() => {
  document.documentElement.hidden = false
})

/** A page of a member that the browser has stored, and the number of its reloads. */
async function leavePage() {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  onTestFinished(() => void vi.unstubAllGlobals())
  const opened = scriptedSession(all)
  renewRestoredPage(opened.session)
  await opened.session.login('660812345678', 'secret1')
  move('pagehide')
  return { ...opened, reload }
}

test('[STA-02] Back to a page from before a logout shows no data of the former member', async () => {
  const { state, reload } = await leavePage()
  // Another page of the tab counts the logout. The stored page gets no message about it.
  state.turns += 1
  move('pageshow')
  expect(reload).toHaveBeenCalledTimes(1)
  expect(document.documentElement.hidden).toBe(true)
})

test('[STA-04] Back to a page of the same visitor fetches the session unless it is fresh', async () => {
  const { calls, pass, reload } = await leavePage()
  const loads = () => calls.filter((endpoint) => endpoint === 'user/dashboard').length
  const before = loads()
  move('pageshow')
  expect(loads()).toBe(before)
  pass(30_000)
  move('pageshow')
  expect(loads()).toBe(before + 1)
  expect([reload.mock.calls.length, document.documentElement.hidden]).toEqual([0, false])
})

test('[STA-02] the first load of a page does not reload it', async () => {
  const { state, reload } = await leavePage()
  state.turns += 1
  move('pageshow', false)
  expect(reload).not.toHaveBeenCalled()
})
