// @vitest-environment window
import { act } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { mountOnStage } from '../../tests/contract/widget-stage.tsx'
import { Dialog } from './Dialog.tsx'

beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

test('a press outside closes a dialog at its click, so that the page below does not receive the click', async () => {
  const state = { isOpen: true, open: () => {}, close: () => {} }
  const { element, root } = await mountOnStage(
    'install/download-dialog',
    <Dialog id="one" state={state} title="One">
      text
    </Dialog>,
  )
  onTestFinished(() => act(async () => root.unmount()))
  const dialog = element.querySelector('dialog')
  const steps = []
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    // The box of an element has no size in jsdom.
    const event = new MouseEvent(type, { bubbles: true, clientX: 10, clientY: 10 })
    await act(async () => dialog?.dispatchEvent(event))
    steps.push([type, dialog?.open])
  }
  expect(steps).toEqual([
    ['pointerdown', true],
    ['pointerup', true],
    ['click', false],
  ])
})
