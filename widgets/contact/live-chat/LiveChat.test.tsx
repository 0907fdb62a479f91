// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage, untilShown } from '../../../tests/contract/widget-stage.tsx'
import type { Session } from '../../../runtime/widget-api/session.ts'
import { ChatConversation } from './ChatConversation.tsx'
import { LiveChat } from './LiveChat.tsx'

let isOpen = true
beforeEach(() => {
  isOpen = true
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom has no popovers.
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function matchesOrIsOpen(this: Element, selector: string) {
    return selector === ':popover-open' ? isOpen : matches.call(this, selector)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Opens the chat of a guest, or of the member with this id, and closes it again. */
async function openAndCloseChat(uid?: string) {
  let store: Session['store'] | undefined
  const memberOf = (id: string | undefined) => (id === undefined ? undefined : ({ uid: id, mid: `M${id}` } as never))
  const page = await mountOnStage(
    'contact/live-chat',
    <LiveChat homePages={['home']} moneyPages={[]} moneyDialogs={[]} yieldsTo={[]} />,
    {
      changeSite: (site) => {
        store = site.session.store
        store.setState({ known: true, loggedIn: uid !== undefined, member: memberOf(uid) })
        return site
      },
    },
  )
  const frame = () => page.element.querySelector('iframe')
  const toggle = (open: boolean) =>
    act(async () => {
      isOpen = open
      page.element.querySelector('[popover]')?.dispatchEvent(new Event('toggle'))
    })
  await untilShown(() => expect(frame()).not.toBeNull())
  await toggle(false)
  return {
    ...page,
    frame,
    open: () => toggle(true),
    becomes: (id: string | undefined) =>
      act(async () => store?.setState({ loggedIn: id !== undefined, member: memberOf(id) })),
  }
}

test('[CON-02] a guest who logs in keeps the conversation', async () => {
  const page = await openAndCloseChat()
  const before = page.frame()
  await page.becomes('1')
  expect(page.frame()).toBe(before)
  await act(async () => page.root.unmount())
})

test.each([
  ['a guest', undefined],
  ['another member', '2'],
])('[CON-02] after a member has used the chat, %s gets a new conversation', async (_who, next) => {
  const page = await openAndCloseChat('1')
  const before = page.frame()?.src
  await page.becomes(next)
  expect(page.frame()).toBeNull()
  await page.open()
  expect(page.frame()?.src).not.toBe(before)
  await act(async () => page.root.unmount())
})

test.each([
  ['the same script keeps', 'one()', true],
  ['another script replaces', 'two()', false],
])('[CON-02] a login to a group with %s the chat of an unknown vendor', async (_what, ofMembers, isKept) => {
  const scriptOf = (live_chat_script: string) => ({ en: { live_chat_script, livechat_display: 'all_page' } })
  const file = { member_group_0: scriptOf('one()'), member_group_1: scriptOf(ofMembers) }
  let store: Session['store'] | undefined
  const { element, root } = await mountOnStage(
    'contact/live-chat',
    <ChatConversation chat={{ vendor: 'other', id: '', display: 'all_page' }} isOpen onClosed={() => {}} />,
    {
      changeSite: (site) => {
        store = site.session.store
        const settings = { ...site.data.settings, contacts: { byMemberGroup: true } }
        return { ...site, data: { ...site.data, settings }, reader: { ...site.reader, config: async () => file } }
      },
    },
  )
  const frame = () => element.querySelector('iframe')
  await untilShown(() => expect(frame()).not.toBeNull())
  const before = frame()
  const member = { uid: '1', mid: 'M1', live_chat: 'member_group_1' } as never
  await act(async () => store?.setState({ known: true, loggedIn: true, member }))
  if (isKept) expect(frame()).toBe(before)
  else await untilShown(() => expect([frame(), frame() === before]).toEqual([expect.any(Element), false]))
  await act(async () => root.unmount())
})
