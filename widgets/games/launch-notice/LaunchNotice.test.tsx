// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { useGameServices } from '../hooks/use-games.ts'
import type { GameServices } from '../model/game-services.ts'
import { game } from '../model/testing/launch-page.ts'
import { LaunchNotice } from './LaunchNotice.tsx'

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom opens no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})

test.each([
  [{ code: 62, message: 'Login error' }, /^62 Login error$/],
  [{ message: 'Login error' }, /^Login error$/],
  [{ code: 62 }, /^62$/],
  [{}, /connection/],
])('[GAM-09] the alert about a refusal by PlayTech (%o) matches %s', async (error, text) => {
  let services: GameServices | undefined
  function Services() {
    services = useGameServices()
    return null
  }
  const part = (
    <>
      <Services />
      <LaunchNotice />
    </>
  )
  const { element, root } = await mountOnStage('games/launch-notice', part)
  const failed = { step: 'failed', game, error: { reason: 'playtech', ...error } } as const
  await act(async () => services?.launcher.store.setState(failed, true))
  expect(element.querySelector('[role=alertdialog] p')?.textContent).toMatch(text)
  await act(async () => root.unmount())
})
