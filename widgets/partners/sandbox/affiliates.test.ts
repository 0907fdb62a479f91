import { expect, test } from 'vitest'
import { logIn, market } from '../../../tests/sandbox/sandbox-under-test.ts'
import { openSignUps } from '../../../tests/sandbox/open-sign-ups.ts'

test('[QRY-02] a sign-up with the affiliate code of a member counts as referred by that member', async () => {
  const { sandbox, signUp } = openSignUps()
  const browser = sandbox.browser(market)
  const login = await logIn(browser)
  const { body } = await browser.call('user/dashboard', { page_name: 'home' })
  const ref = body.data?.crm?.affiliate_username ?? ''
  expect(await signUp(ref, 'referrals')).toMatchObject({
    merchant_id: 'market',
    ref,
    referrer_uid: login.body.data?.uid,
  })
})

test('[QRY-02] a member’s affiliate link has the host and the port of the call', async () => {
  const { sandbox } = openSignUps()
  const browser = sandbox.browser(market)
  await logIn(browser)
  const { body } = await browser.call('user/dashboard', { page_name: 'home' }, { headers: { host: `${market}:5173` } })
  const { affiliate_username: code, link } = body.data?.crm ?? {}
  expect(link).toBe(`http://${market}:5173/?aff=${code}`)
})

test('[QRY-02] a sign-up with an unknown affiliate code stores the code, without a referrer', async () => {
  const { signUp } = openSignUps()
  expect(await signUp('friend-7', 'referrals')).toMatchObject({ ref: 'friend-7', referrer_uid: null })
})
