// @vitest-environment window
import { notifyManager } from '@tanstack/react-query'
import { act } from 'react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { member } from '../../../runtime/session/testing/member.ts'
import type { Call } from '../../../runtime/widget-api/data.ts'
import type { Notice } from '../../../schemas/generated/records.ts'
import { NotificationList } from './NotificationList.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  notifyManager.setScheduler((notify) => notify())
})

const notice = (title: string, more: Partial<Notice> = {}): Notice => ({
  id: 0,
  title,
  description: '',
  content: '',
  img_path: '',
  link: '',
  is_popup: '0',
  unread: 1,
  announcement_type: 'announcement',
  date: '',
  ...more,
})

/** Opens the page of a member's notices. `calls` contains every call except `notice/notice-list`. */
async function openPage(item: readonly Notice[]) {
  const calls: unknown[] = []
  const call = (async (endpoint: string, payload: unknown) => {
    if (endpoint !== 'notice/notice-list') calls.push([endpoint, payload])
    return { status: true, data: { item } }
  }) as Call
  const { element, root } = await mountOnStage(
    'notices/notification-list',
    <NotificationList title="notices.notification-list.all" />,
    { member, call },
  )
  onTestFinished(() => act(async () => root.unmount()))
  const rows = () => [...element.querySelectorAll('details')]
  return {
    calls,
    titles: () => rows().map((row) => row.querySelector('[class*=title]')?.firstChild?.textContent),
    pages: () => element.querySelector('nav')?.textContent?.match(/\/ \d+/)?.[0],
    turn: (name: string) =>
      act(async () => element.querySelector<HTMLButtonElement>(`nav button[aria-label="${name}"]`)?.click()),
    /** Whether each shown notice has the mark for unread notices, in the order of the list. */
    unread: () => rows().map((row) => row.querySelector('[data-unread]') !== null),
    press: (name: string) =>
      act(async () =>
        [...element.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name))?.click(),
      ),
    /** The values of `aria-disabled` and `aria-busy` of a button. */
    stateOf: (name: string) => {
      const button = [...element.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name))
      return [button?.getAttribute('aria-disabled'), button?.getAttribute('aria-busy')]
    },
    open: (at: number) =>
      act(async () => {
        const row = rows()[at]
        if (!row) throw new Error(`There is no notice ${at}.`)
        row.open = true
        row.dispatchEvent(new Event('toggle'))
      }),
  }
}

test.each([
  ['without ids', notice('One'), notice('Two')],
  ['with the same title on two days', ...['20', '21'].map((day) => notice('One', { date: `2026-11-${day} 10:00:00` }))],
  ['without any difference', notice('One'), notice('One')],
])('[ENG-02] of two notices %s, only the opened notice is marked as read', async (_what, ...both) => {
  const { unread, open, press, calls } = await openPage(both)
  expect(unread()).toEqual([true, true])
  await open(1)
  expect(unread()).toEqual([true, false])
  await press('Unread')
  expect(unread()).toEqual([true])
  // A call without an id would mark all notices as read.
  expect(calls).toEqual([])
})

test('[ENG-02] an opened notice is marked as read by its id, and stays visible in the list of unread notices', async () => {
  const { unread, open, press, calls } = await openPage([notice('One', { id: 7 }), notice('Two', { id: 8 })])
  await press('Unread')
  await open(0)
  expect(unread()).toEqual([false, true])
  expect(calls).toEqual([['notice/read-notice', { id: 7 }]])
})

test('[ENG-02] of a thousand notices, a page shows ten, and the filter for unread notices begins with page 1', async () => {
  const many = Array.from({ length: 1000 }, (_, at) => notice(`Notice ${at}`, { id: at + 1, unread: at < 15 ? 1 : 0 }))
  const { titles, press, turn, pages } = await openPage(many)
  expect([titles().at(0), titles().at(-1), pages()]).toEqual(['Notice 0', 'Notice 9', '/ 100'])
  await turn('Next page')
  expect([titles().length, titles().at(0)]).toEqual([10, 'Notice 10'])
  await press('Unread (15)')
  expect([titles().at(0), pages()]).toEqual(['Notice 0', '/ 2'])
})

test('[ENG-02] without an unread notice, the button that marks all notices as read is disabled, and not busy', async () => {
  const { stateOf } = await openPage([notice('One', { unread: 0 })])
  expect(stateOf('Mark all')).toEqual(['true', 'false'])
})
