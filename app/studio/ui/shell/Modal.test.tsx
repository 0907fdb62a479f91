// @vitest-environment window
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { notify } from '../studio-state.ts'
import { Modal } from './Modal.tsx'
import { Notice } from './Notice.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = () => {}
HTMLDialogElement.prototype.close = () => {}

test('[BRD-06] a message appears in the open dialog, and on the page once the dialog is closed', async () => {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  onTestFinished(() => act(async () => root.unmount()))
  const render = (isOpen: boolean) =>
    act(async () =>
      root.render(
        <>
          {isOpen && (
            <Modal title="Review" onClose={() => {}}>
              Changes
            </Modal>
          )}
          <Notice />
        </>,
      ),
    )
  const messages = () => [...holder.querySelectorAll('.notices p')].map((one) => one.closest('dialog') !== null)
  await render(true)
  await act(async () => notify('Nothing was saved.', true))
  expect(messages()).toEqual([true])
  await render(false)
  expect(messages()).toEqual([false])
})

test('[BRD-06] the back button closes the dialog', async () => {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  onTestFinished(() => act(async () => root.unmount()))
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  onTestFinished(() => close.mockRestore())
  await act(async () =>
    root.render(
      <Modal title="Review" onClose={() => {}}>
        Changes
      </Modal>,
    ),
  )
  expect(close).not.toHaveBeenCalled()
  dispatchEvent(new Event('hashchange'))
  expect(close).toHaveBeenCalledTimes(1)
})

test('[BRD-06] a removed dialog closes while it is in the document, so that the browser returns the focus', async () => {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const wasConnected: boolean[] = []
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function note(this: HTMLElement) {
    wasConnected.push(this.isConnected)
  })
  onTestFinished(() => close.mockRestore())
  await act(async () =>
    root.render(
      <Modal title="Review" onClose={() => {}}>
        Changes
      </Modal>,
    ),
  )
  await act(async () => root.unmount())
  expect(wasConnected).toEqual([true])
})

test('[BRD-06] a dialog keeps the focus when a press removes the pressed button', async () => {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  onTestFinished(() => act(async () => root.unmount()))
  function Part() {
    const [isDiscarded, setDiscarded] = useState(false)
    return (
      <Modal title="Review" onClose={() => {}}>
        {!isDiscarded && (
          <button type="button" className="discard" onClick={() => setDiscarded(true)}>
            Discard
          </button>
        )}
      </Modal>
    )
  }
  await act(async () => root.render(<Part />))
  const button = holder.querySelector<HTMLElement>('.discard')
  button?.focus()
  await act(async () => button?.click())
  expect(document.activeElement).toBe(holder.querySelector('dialog'))
})

test('[BRD-06] the second press of a double click on the button that opens a dialog does nothing in the dialog', async () => {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  onTestFinished(() => act(async () => root.unmount()))
  const press = vi.fn()
  await act(async () =>
    root.render(
      <Modal title="Review" onClose={() => {}}>
        <button type="button" className="discard" onClick={press}>
          Discard
        </button>
      </Modal>,
    ),
  )
  const button = holder.querySelector('.discard')
  const send = (kind: string, detail: number) =>
    act(async () => button?.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, detail })) ?? true)
  // The browser selects a word on a second `mousedown`, unless the page prevents this.
  expect(await send('mousedown', 2)).toBe(false)
  await send('click', 2)
  expect(press).not.toHaveBeenCalled()
  expect(await send('mousedown', 1)).toBe(true)
  await send('click', 1)
  expect(await send('mousedown', 2)).toBe(true)
  await send('click', 2)
  expect(press).toHaveBeenCalledTimes(2)
})
