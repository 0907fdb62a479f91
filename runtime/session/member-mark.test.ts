import { expect, test } from 'vitest'
import { createStoredValue } from '../flow/stored-value.ts'
import { createStorage } from '../flow/testing/simulated-device.ts'
import { memberMark } from './member-mark.ts'
import { member as user } from './testing/member.ts'
import { dashboard, scriptedSession } from './testing/scripted-session.ts'

/**
 * Two tabs of one device, both with a guest. `deliver` delivers the announcements of the first tab to the second one.
 */
async function openTabs() {
  const cookie: { uid: string | undefined } = { uid: undefined }
  const userOf = (uid: string) => ({ ...user, uid, username: `66081234567${uid}` })
  const respond = (endpoint: string) => {
    if (endpoint === 'index/auth') return { status: true, data: { uid: cookie.uid, user: userOf(String(cookie.uid)) } }
    if (endpoint === 'index/logout') cookie.uid = undefined
    if (endpoint === 'user/get-bal') return { status: false, code: 1001 }
    const { data } = dashboard(cookie.uid !== undefined)
    return { status: true, data: { ...data, ...(cookie.uid && { user: userOf(cookie.uid) }) } }
  }
  const mark = memberMark(createStorage(), 'mark')
  const first = scriptedSession(respond, false, mark)
  const second = scriptedSession(respond, false, mark)
  await first.session.begin()
  await second.session.begin()
  const logIn = async (uid: string) => {
    cookie.uid = uid
    await first.session.login('a', 'secret1')
  }
  const deliver = async () => {
    for (const change of first.announced.splice(0)) await second.session.handleOtherTab(change)
  }
  return { mark, cookie, first, second, logIn, deliver, shown: () => second.session.store.getState().member?.uid }
}

test('[STA-02] with two tabs, each login and logout counts as one turn', async () => {
  const { mark, first, second, logIn, deliver, shown } = await openTabs()
  await logIn('1')
  await deliver()
  expect([mark.turn(), second.state.changes, shown()]).toEqual([1, 1, '1'])
  await first.session.logout()
  await deliver()
  expect([mark.turn(), second.state.changes, shown()]).toEqual([2, 2, undefined])
})

test('[AUT-04] the draft that a tab stores after its logout outlives the announcement to the other tab', async () => {
  const { first, logIn, deliver } = await openTabs()
  await logIn('1')
  await deliver()
  await first.session.logout()
  const storage = createStorage()
  const draft = () =>
    createStoredValue({
      storage,
      key: 'draft',
      lifetime: 1000,
      now: () => 0,
      read: String,
      turn: first.session.turn(),
    })
  draft().write('typed')
  await deliver()
  expect(draft().read()).toBe('typed')
})

test('[STA-02] a tab that receives a logout after the next login neither counts it nor changes the mark', async () => {
  const { mark, first, logIn, deliver, shown } = await openTabs()
  await logIn('1')
  await deliver()
  await first.session.logout()
  await logIn('2')
  await deliver()
  expect([mark.turn(), mark.has(), shown()]).toEqual([3, true, '2'])
})

test('[STA-01] with two tabs, a login of another member without a logout counts as one turn', async () => {
  const { mark, cookie, second, logIn, deliver, shown } = await openTabs()
  await logIn('1')
  await deliver()
  await logIn('2')
  // The second tab may find the other member before the announcement arrives.
  await second.session.refresh()
  await deliver()
  expect([mark.turn(), shown()]).toEqual([2, '2'])
  // No tab has announced the next member.
  cookie.uid = '3'
  await second.session.refresh()
  expect([mark.turn(), shown()]).toEqual([3, '3'])
})

test('[STA-03] if calls of two tabs get a code that ends the session, this counts as one turn', async () => {
  const { mark, first, second, logIn, deliver } = await openTabs()
  await logIn('1')
  await deliver()
  await Promise.all([first.session.call('user/get-bal', {}), second.session.call('user/get-bal', {})])
  await deliver()
  expect([mark.turn(), first.ended, second.ended]).toEqual([2, ['ended'], ['ended']])
})
