// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { useKeptFocus } from './use-kept-focus.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Part({ screen }: { readonly screen: 'button' | 'message' | 'success' }) {
  const shown = useKeptFocus()
  if (screen === 'button')
    return (
      <button key={screen} ref={shown} type="button" id={screen}>
        Claim
      </button>
    )
  return (
    <div key={screen} ref={shown} id={screen} tabIndex={-1}>
      <button type="button">Check</button>
    </div>
  )
}

async function show() {
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  const root = createRoot(element)
  onTestFinished(() => act(() => root.unmount()))
  const render = (screen: 'button' | 'message' | 'success') =>
    act(async () =>
      root.render(
        <>
          <input />
          <Part screen={screen} />
        </>,
      ),
    )
  await render('button')
  const focus = (selector: string) => element.querySelector<HTMLElement>(selector)?.focus()
  return { render, focus, focused: () => document.activeElement?.id }
}

test('the focus goes to the element that replaces the focused element', async () => {
  const { render, focus, focused } = await show()
  focus('#button')
  await render('message')
  expect(focused()).toBe('message')
  focus('#message button')
  await render('success')
  expect(focused()).toBe('success')
  await render('button')
  expect(focused()).toBe('button')
})

test.each([
  ['in another field', 'input'],
  ['on no element', '#none'],
])('a focus %s does not move', async (_where, selector) => {
  const { render, focus } = await show()
  focus(selector)
  const before = document.activeElement
  await render('message')
  await render('success')
  await render('button')
  expect(document.activeElement).toBe(before)
})
