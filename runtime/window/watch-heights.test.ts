// @vitest-environment window
import { afterEach, expect, test, vi } from 'vitest'
import { watchHeights } from './watch-heights.ts'

const root = document.documentElement

/** A page with a header, whose observer and frames a test runs itself. */
function openPage() {
  const frames = new Map<number, () => void>()
  let resized = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.set(frames.size + 1, act).size)
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
  const page = document.createElement('div')
  const header = page.appendChild(document.createElement('header'))
  header.dataset.region = 'header'
  Object.defineProperty(header, 'offsetHeight', { value: 96 })
  document.body.replaceChildren(page)
  const nextFrame = () => {
    for (const act of frames.values()) act()
    frames.clear()
  }
  return { stop: watchHeights(page), resize: () => resized(), nextFrame }
}

afterEach(() => {
  root.removeAttribute('style')
  vi.unstubAllGlobals()
})

test('[STA-09] [ERR-01] heights are written in the frame after a resize, because a write during the resize is an error', () => {
  const { resize, nextFrame } = openPage()
  resize()
  expect(root.style.length).toBe(0)
  nextFrame()
  expect(root.style.getPropertyValue('--header-height')).toBe('96px')
  expect(root.style.getPropertyValue('--banner-height')).toBe('0px')
})

test('[STA-09] a page that is no longer measured writes no heights', () => {
  const { stop, resize, nextFrame } = openPage()
  resize()
  stop()
  nextFrame()
  expect(root.style.length).toBe(0)
})
