// @vitest-environment window
import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Message } from '../site/Message.tsx'
import type { Site } from '../site/site-context.ts'
import { createToasts } from '../state/toasts.ts'
import { SiteApp } from './SiteApp.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const siteWith = (messages: Record<string, string>) =>
  ({ data: { locale: 'en-th', timeZone: 'Asia/Bangkok', messages }, toasts: createToasts() }) as unknown as Site

const words = <Message id="form.code" />

test('a text that loads late appears as soon as it has loaded', async () => {
  const texts: Record<string, string> = {}
  let missed = 0
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const shared = {
    queryClient: new QueryClient(),
    onMissingText: () => {
      missed += 1
      return ''
    },
  }
  await act(async () =>
    root.render(
      <SiteApp site={siteWith(texts)} {...shared}>
        {words}
      </SiteApp>,
    ),
  )
  expect(missed).toBe(1)
  expect(document.body.textContent).toBe('')
  Object.assign(texts, { 'form.code': 'Code' })
  await act(async () =>
    root.render(
      <SiteApp site={siteWith({ ...texts })} {...shared}>
        {words}
      </SiteApp>,
    ),
  )
  expect(document.body.textContent).toContain('Code')
  await act(async () => root.unmount())
})
