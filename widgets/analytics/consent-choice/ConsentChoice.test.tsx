// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { ConsentChoice } from './ConsentChoice.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('[QRY-05] after a choice, the focus is on its section, because the pressed button disappears', async () => {
  const { element, root } = await mountOnStage('analytics/consent-choice', <ConsentChoice />, {
    responses: {},
    changeStage: (stage) => {
      const { analytics } = stage.site.settings
      const consent = { ...analytics.consent, ask: true }
      return {
        ...stage,
        site: { ...stage.site, settings: { ...stage.site.settings, analytics: { ...analytics, consent } } },
      }
    },
  })
  const button = (name: string) =>
    [...element.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  for (const [name, other] of [
    ['Allow', 'Do not allow'],
    ['Do not allow', 'Allow'],
  ] as const) {
    button(name)?.focus()
    await act(async () => button(name)?.click())
    expect([button(name), button(other)]).toEqual([undefined, expect.any(HTMLButtonElement)])
    expect(document.activeElement).toBe(element.querySelector('section'))
  }
  await act(async () => root.unmount())
})
