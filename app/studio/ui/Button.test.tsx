// @vitest-environment window
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { Button } from './Button.tsx'
import { AssetsPane } from './panes/AssetsPane.tsx'
import { TopBar } from './shell/TopBar.tsx'
import { type OpenBrand, useStudio } from './studio-state.ts'
import { renderPart } from './testing/render-part.tsx'

test('[BRD-06] a button keeps the focus if its own press disables it, and ignores the next press', async () => {
  let presses = 0
  function Part() {
    const [isDisabled, setDisabled] = useState(false)
    const press = () => {
      presses += 1
      setDisabled(true)
    }
    return (
      <Button isDisabled={isDisabled} onClick={press}>
        Undo
      </Button>
    )
  }
  const page = await renderPart(<Part />, {})
  const button = page.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  await act(async () => button?.click())
  expect([presses, document.activeElement, button?.getAttribute('aria-disabled')]).toEqual([1, button, 'true'])
})

test('[BRD-06] the undo button without a step, and the review button without a draft, can have the focus', async () => {
  const page = await renderPart(<TopBar onReview={() => {}} onShare={() => {}} />, {})
  const { brand } = useStudio.getState()
  await act(async () => useStudio.setState({ brand: { ...brand, steps: { undo: 0, redo: 1 } } as OpenBrand }))
  const buttons = [...page.querySelectorAll('button')]
  expect(buttons.map((one) => [one.textContent, one.disabled || one.getAttribute('aria-disabled')])).toEqual([
    ['Undo', 'true'],
    ['Redo', null],
    [expect.any(String), null],
    [expect.any(String), 'true'],
  ])
})

test('[BRD-06] the button of an upload can have the focus during the upload', async () => {
  const page = await renderPart(<AssetsPane />, {})
  const input = page.querySelector('input')
  Object.defineProperty(input, 'files', { value: [new File(['<svg/>'], 'new.svg')] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  const button = page.querySelector('button')
  expect([button?.disabled, button?.getAttribute('aria-disabled')]).toEqual([false, 'true'])
})
