// @vitest-environment window
import { use, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { captureTaps } from '../head/tap-capture.ts'
import { registerWidgets } from '../loading/widget-registry.ts'
import { type Site, SiteProvider } from '../site/site-context.ts'
import { BlockView } from './BlockView.tsx'

captureTaps()

let unmount = () => {}
afterEach(() => {
  unmount()
  document.body.replaceChildren()
})

/**
 * Hydrates a page with a button in one block.
 *
 * @param code resolves when the code of the block has loaded
 * @param onCommit called in the commit of the block
 */
function hydrate(code: Promise<void> | undefined, onCommit = () => {}) {
  const pressed = vi.fn<() => void>()
  function Button() {
    if (code) use(code)
    useLayoutEffect(onCommit, [])
    return (
      <button type="button" onClick={pressed}>
        Press
      </button>
    )
  }
  registerWidgets({ 'test/button': Button })
  const element = document.createElement('div')
  element.innerHTML =
    '<div class="block" data-block="home/one" data-widget="test/button"><!--$--><button type="button">Press</button><!--/$--></div>'
  document.body.append(element)
  const root = hydrateRoot(
    element,
    <SiteProvider value={{} as Site}>
      <BlockView path="home/one" block={{ widget: 'test/button' }} />
    </SiteProvider>,
  )
  unmount = () => root.unmount()
  const button = element.querySelector('button') as HTMLButtonElement
  return { element, button, pressed, isLive: () => vi.waitUntil(() => element.querySelector('[data-live]')) }
}

test('a tap between the commit of a block and its effects counts once', async () => {
  const page = hydrate(undefined, () => queueMicrotask(() => page.button.click()))
  await page.isLive()
  expect(page.pressed).toHaveBeenCalledTimes(1)
})

test('a tap that makes React hydrate its block counts once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const page = hydrate(promise)
  await new Promise((done) => setTimeout(done))
  resolve()
  await promise
  expect(page.element.querySelector('[data-live]')).toBeNull()
  page.button.click()
  await page.isLive()
  expect(page.pressed).toHaveBeenCalledTimes(1)
})

test('a tap before the code of its block has loaded counts once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const page = hydrate(promise)
  await new Promise((done) => setTimeout(done))
  page.button.click()
  resolve()
  await page.isLive()
  expect(page.pressed).toHaveBeenCalledTimes(1)
})
