// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
import { useFriends } from '../hooks/use-friends.ts'
import { ReferralInvite } from './ReferralInvite.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

const friends = { items: [], total: 0, active: 0, percent: '0.5', earned: '0', ready: '0', minimum: '20.00' }
const { data } = loginResponses['user/dashboard']()
const withLink = { ...data, crm: { affiliate_username: 'malee', link: 'https://a.example/malee' } }

/** Shows a text after the page's friends have loaded. */
const FriendsProbe = () => (useFriends(1, 1).data === undefined ? null : 'Friends have loaded.')

/** Opens the page as a logged-in member. Each request of the dashboard gets the next of these responses. */
async function openPage(...dashboards: (object | Promise<object>)[]) {
  const invite = (
    <>
      <ReferralInvite title="routes.referral.title" friends="referral-user" />
      <FriendsProbe />
    </>
  )
  const { element, root } = await mountOnStage('partners/referral-invite', invite, {
    responses: {
      ...loginResponses,
      'user/dashboard': () => dashboards.shift() ?? { status: false },
      'referral/get-friends': () => ({ status: true, data: friends }),
    },
  })
  return { element, close: () => act(async () => root.unmount()) }
}

test('[ENG-07] before the dashboard has loaded, the page does not say that there is no programme', async () => {
  const dashboard = Promise.withResolvers<object>()
  const { element, close } = await openPage(dashboard.promise)
  await shows(element, 'Friends have loaded.')
  expect(element.textContent).not.toContain('in your currency')
  await act(async () => dashboard.resolve({ status: true, data: withLink }))
  await shows(element, 'malee')
  await close()
})

test('[ENG-07] after a failed dashboard, the page offers to load it again', async () => {
  const { element, close } = await openPage({ status: false, code: 5000 }, { status: true, data: withLink })
  await shows(element, 'we could not load this')
  await act(async () => element.querySelector<HTMLElement>('[role=alert] button')?.click())
  await shows(element, 'malee')
  await close()
})

test('[ENG-07] the page tells a member without a link that there is no programme', async () => {
  const { element, close } = await openPage({ status: true, data })
  await shows(element, 'There is no referral programme in your currency yet.')
  await close()
})
