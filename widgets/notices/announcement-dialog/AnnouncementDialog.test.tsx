// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { member } from '../../../runtime/session/testing/member.ts'
import { useNavigate } from '../../../runtime/widget-api/pages.ts'
import type { Session } from '../../../runtime/widget-api/session.ts'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
import { useAnnouncements } from '../hooks/use-announcements.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const announcement = (id: number, title: string) => ({
  id,
  title,
  description: '',
  content: '',
  img_path: '',
  link: '',
  is_popup: '1',
  unread: 0,
  announcement_type: 'announcement',
  date: '',
})

test('[ENG-01] when the session ends, an announcement for everyone replaces an open announcement for members', async () => {
  let store: Session['store'] | undefined
  const announce = { normal: [announcement(1, 'For all')], after_login: [announcement(2, 'For members')] }
  const { element, root } = await mountOnStage('notices/announcement-dialog', <AnnouncementDialog pages={['home']} />, {
    member,
    path: '/',
    responses: { 'notice/notice-list': () => ({ status: true, data: { item: [], announce, advertisement: [] } }) },
    changeSite: (site) => {
      store = site.session.store
      return site
    },
  })
  const shown = () => element.querySelector('h3')?.textContent
  await shows(element, 'For members')
  await act(async () => store?.setState({ loggedIn: false, member: undefined }))
  expect(shown()).toBe('For all')
  await act(async () => root.unmount())
})

/** Shows a text after the announcements have loaded. */
function Loaded() {
  return useAnnouncements().data === undefined ? null : <output>Loaded</output>
}

test('[ENG-01] an announcement waits until the visitor has closed the live chat', async () => {
  let isChatOpen = true
  // jsdom has no popovers.
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function test(this: Element, selector: string) {
    return selector === ':popover-open' ? isChatOpen : matches.call(this, selector)
  })
  const announce = { normal: [announcement(1, 'For all')], after_login: [] }
  const { element, root } = await mountOnStage(
    'notices/announcement-dialog',
    <>
      <div popover="auto" role="dialog" />
      <AnnouncementDialog pages={['home']} />
      <Loaded />
    </>,
    {
      path: '/',
      responses: { 'notice/notice-list': () => ({ status: true, data: { item: [], announce, advertisement: [] } }) },
    },
  )
  await shows(element, 'Loaded')
  await act(async () => {})
  expect(element.querySelector('dialog')?.open).toBe(false)
  isChatOpen = false
  await act(async () => element.querySelector('[popover]')?.dispatchEvent(new Event('toggle')))
  await shows(element, 'For all')
  await act(async () => root.unmount())
})

/** A button that closes the dialog: it removes the dialog's state from the history entry. */
function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" name="back" onClick={() => navigate('/', { replace: true, state: {} })}>
      back
    </button>
  )
}

test('[ENG-01] in a tab with a full storage, an announcement that the visitor has closed does not open again', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
  })
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  const announce = { normal: [announcement(7, 'For all')], after_login: [] }
  const { element, root } = await mountOnStage(
    'notices/announcement-dialog',
    <>
      <AnnouncementDialog pages={['home']} />
      <Back />
    </>,
    {
      path: '/',
      responses: { 'notice/notice-list': () => ({ status: true, data: { item: [], announce, advertisement: [] } }) },
    },
  )
  await shows(element, 'For all')
  await act(async () => element.querySelector<HTMLElement>('[name=back]')?.click())
  await act(async () => {})
  expect(element.textContent).not.toContain('For all')
  await act(async () => root.unmount())
})
