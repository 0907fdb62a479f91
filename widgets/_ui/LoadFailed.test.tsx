// @vitest-environment window
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { IntlProvider } from '../../runtime/site/intl-context.ts'
import { LoadFailed } from './LoadFailed.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const intl = { formatMessage: ({ id }: { readonly id: string }) => id }

function Widget() {
  const [isLoading, setIsLoading] = useState(false)
  return isLoading ? <p>…</p> : <LoadFailed onRetry={() => setIsLoading(true)} />
}

test.each(['main', 'dialog'])('when a retry removes its button, the focus moves to the %s', async (container) => {
  const element = document.body.appendChild(document.createElement(container))
  element.tabIndex = -1
  const root = createRoot(element)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    element.remove()
  })
  await act(async () =>
    root.render(
      <IntlProvider value={intl as never}>
        <Widget />
      </IntlProvider>,
    ),
  )
  const button = element.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  expect(element.querySelector('button')).toBeNull()
  expect(document.activeElement).toBe(element)
})
