// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { useNavigate } from '../../../runtime/widget-api/pages.ts'
import type { LiveChat } from '../model/read-contacts.ts'
import { useChatPresence } from './use-chat-presence.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const chat: LiveChat = { vendor: 'tawk', id: '1', display: 'all_page' }
const rules = {
  homePages: [],
  moneyPages: [],
  moneyDialogs: [],
  quiet: { vendor: 'tawk', pages: ['casino'], after: 3 },
  yieldsTo: [],
}

function Shown() {
  const navigate = useNavigate()
  const { presence } = useChatPresence(chat, rules)
  return (
    <>
      <output>{presence}</output>
      <button type="button" onClick={() => navigate('/en-th/casino')}>
        Casino
      </button>
      <button type="button" onClick={() => navigate('/en-th/slot')}>
        Slots
      </button>
    </>
  )
}

test('[CON-02] each visit to a quiet page hides the chat after 3 s', async () => {
  const { element, root } = await mountOnStage('contact/live-chat', <Shown />)
  vi.useFakeTimers()
  const [casino, slot] = element.querySelectorAll('button')
  const enter = (link: HTMLButtonElement | undefined) => act(async () => link?.click())
  const stay = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000))
  const shown = () => element.querySelector('output')?.textContent
  for (let visit = 0; visit < 2; visit++) {
    await enter(casino)
    await stay(2.9)
    expect(shown()).toBe('shown')
    await stay(0.1)
    expect(shown()).toBe('hidden')
    await enter(slot)
    await stay(1)
    expect(shown()).toBe('shown')
  }
  await act(async () => root.unmount())
})
