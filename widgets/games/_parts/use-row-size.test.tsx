// @vitest-environment window
import { Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type RowSize, useRowSize } from './use-row-size.ts'

test('if a list renders again just after hydration, it gets the same object for the layout of its rows', async () => {
  const measurements: (() => void)[] = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        measurements.push(measure)
      }
      observe() {}
      disconnect() {}
    },
  )
  const sizes: (RowSize | undefined)[] = []
  let renderAgain = () => {}
  let onHydrated = () => {}
  const hydrated = new Promise<void>((resolve) => {
    onHydrated = resolve
  })
  function List() {
    const ruler = useRef<HTMLDivElement>(null)
    const size = useRowSize(ruler)
    const [, setCount] = useState(0)
    sizes.push(size)
    useEffect(() => {
      renderAgain = () => setCount((count) => count + 1)
      onHydrated()
    }, [])
    return <div ref={ruler} />
  }
  const page = (
    <Suspense>
      <List />
    </Suspense>
  )
  const holder = document.body.appendChild(document.createElement('div'))
  holder.innerHTML = renderToString(page)
  const root = hydrateRoot(holder, page)
  onTestFinished(() => {
    root.unmount()
    holder.remove()
    vi.unstubAllGlobals()
  })
  await hydrated
  // React treats updates in the effects of a `Suspense` hydration as idle work, so no measurement has rendered yet.
  expect(sizes.at(-1)).toBeUndefined()
  flushSync(() => measurements[0]?.())
  const first = sizes.at(-1)
  expect(first).toBeDefined()
  flushSync(() => renderAgain())
  expect(sizes.at(-1)).toBe(first)
})
