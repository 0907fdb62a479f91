import { describe, expect, test } from 'vitest'
import type { ApiCalls } from '../../schemas/generated/api.ts'
import { requestValidators } from '../../schemas/generated/request-validators.js'
import { responseValidators } from '../../schemas/generated/response-validators.js'
import type { SandboxMerchant } from '../../sandbox/index.ts'
import { endpointsOf } from '../../sandbox/api/find-endpoint.ts'
import { logIn, merchants, openSandbox, parts } from './sandbox-under-test.ts'
import { draftOf } from './registration-draft.ts'
import { catalogueOf } from '../../widgets/games/sandbox/catalogue/game-catalogue.ts'

/** Every endpoint of a brand that uses all areas. */
const endpoints = endpointsOf({ parts }, merchants[0] as SandboxMerchant)

/** A game that all calls about games accept: its provider has the tag `playtech`, and it is not in maintenance. */
const game = catalogueOf(191).games.find((one) => one.provider.tags.includes('playtech') && !one.isInMaintenance)
const ids = { provider_id: game?.provider.id ?? '', game_id: game?.id ?? '' }

/** A valid payload for every endpoint of the sandbox. */
const payloads: { readonly [Name in keyof ApiCalls]?: ApiCalls[Name]['request'] } = {
  'angpow/get-list': {},
  'angpow/open': { id: 1 },
  'contest/get-fixtures': { currency: 'THB' },
  'contest/get-leaderboard': { currency: 'THB', period: 'current' },
  'contest/get-my-place': { period: 'last' },
  'contest/get-predictions': {},
  'contest/predict': { fixture: '2026-11-20-1', pick: 'draw' },
  'blog/get-article': { id: 'first-deposit' },
  'blog/list-articles': { limit: 6 },
  'deposit/add-deposit': { amount: '500', bank_id: 16, payment_method: 'gateway', payment_type: 'ewallet' },
  'deposit/get-deposit-channel': { currency: 'THB' },
  'deposit/insert-express-deposit-log': { bank_id: 11 },
  'general/get-sts-token': { filename: 'm1_abc.jpg', filetype: 'image/jpeg', is_public: false },
  'general/get-sts-token-new': { file_name: 'm1_abc.jpg', content_type: 'image/jpeg', is_public: false },
  'game/get-game-history': { page: 1, category: 'slot' },
  'game/get-pt-player': { currency: 'THB', ...ids },
  'game/get-wallet': ids,
  'game/set-wallet': { provider_id: '101', wallet_type: 'main' },
  'game/login-game': { currency: 'THB', ...ids },
  'index/auth': { username: '660812345678', password: 'Passw0rd1', mobile_check: 1 },
  'index/logout': {},
  'mission/claim': { day: '2026-11-18' },
  'mission/get-calendar': {},
  'notice/notice-list': { notification: 1 },
  'notice/read-notice': {},
  'promotion/apply-promotion': { promotion_id: 0, content_id: 0, bonus_code: 'SIAM88', page: 'promo_center' },
  'promotion/complete-promotion': {},
  'promotion/get-promotion-balance': {},
  'promotion/get-promotion-center-list': { currency: 'THB' },
  'promotion/get-promotion-content-list': { currency: 'THB' },
  'provider/provider-list': {},
  'register/register-v2': { content: JSON.stringify(draftOf()), page: 1 },
  'user/add-bank-account': {
    type: 'bank',
    currency: 'THB',
    bank_id: 4,
    account_number: '4068765432',
    account_name: 'นรินทร์ สุขสวัสดิ์',
  },
  'reward/get-center': {},
  'reward/get-points': { page: 1 },
  'reward/redeem': { item_id: 2 },
  'wheel/get-wheel': {},
  'wheel/spin': {},
  'slack/notify-block': {
    title: 'development river',
    block: { data: { file_name: 'a1b2.jpg', device_type: 'mobile', browser: 'Chrome 156', full_log: 'Final: Failed' } },
  },
  'user/change-password': {
    old_password: 'Passw0rd1',
    new_password: 'Passw0rd2',
    confirm_new_password: 'Passw0rd2',
  },
  'user/dashboard': { page_name: 'home' },
  'user/forgot-password-tac': { type: 'forget', username: '660812345678' },
  'user/get-bal': {},
  'user/get-bank-list': { currency: 'THB', page: 'register' },
  'user/get-country-list': {},
  'user/get-id-document': {},
  'user/get-quick-register-setting': {},
  'user/get-transactions': { page: 1 },
  'user/get-user-bank-detail': { currency: 'THB' },
  'user/logout-all': {},
  'user/request-register-tac': {
    sendType: 'sms',
    currency: 'THB',
    country_code: '66',
    mobileno: '66-0891112222',
  },
  'user/request-verify-tac': { type: 'email', value: 'narin@mail.example' },
  'user/reset-login-password': {
    username: '660812345678',
    new_password: 'Passw0rd2',
    confirm_new_password: 'Passw0rd2',
    otp: '000000',
  },
  'user/set-withdraw-pin': { pin: '135790', confirm_pin: '135790', old_pin: '246810', password: 'Passw0rd1' },
  'user/submit-id-document': { kind: 'passport', key: 'ids/M00000000_aaaaaaaaaaaaaaaa.jpg' },
  'user/update-click': { aff_code: 'friend-7' },
  'user/update-signal-token': { uid: 'u1', subscribe_domain: 'http://river.localhost' },
  'user/update-signal-unsub-token': { uid: 'u1', subscribe_domain: 'http://river.localhost' },
  'user/update-profile': { email: 'narin@mail.example' },
  'user/verify-contact': { type: 'email', value: 'narin@mail.example', otp: '000000' },
  'user/verify-forget-tac': { username: '660812345678', otp: '000000', sendType: 'sms', type: 'forget' },
  'rebate/collect': { kind: 'slot' },
  'rebate/get-rebates': {},
  'responsible-play/get-status': {},
  'responsible-play/set-limit': { kind: 'deposit', period: 'day', amount: '5000' },
  'responsible-play/set-reminder': { minutes: 30 },
  'responsible-play/take-pause': { kind: 'break', days: 1 },
  'referral/collect-commission': {},
  'referral/get-friends': { page: 1 },
  'vip/claim-bonus': { bonus: 'level-2' },
  'vip/get-levels': { currency: 'THB' },
  'vip/get-progress': {},
  'withdraw/check-fullname': { fullname: 'นรินทร์ สุขสวัสดิ์' },
  'withdraw/check-pin': { pin: '246810' },
  'withdraw/do-withdraw': { amount: '500', tangki_id: 1 },
  'withdraw/get-withdraw-limit': { currency: 'THB' },
}

/**
 * Calls that refuse the payload above, even if a member is logged in. If only members may make the call, a guest gets
 * the code 1003 instead.
 */
const refused: readonly (keyof ApiCalls)[] = [
  'user/reset-login-password',
  'user/submit-id-document',
  'user/verify-contact',
  'user/verify-forget-tac',
  'withdraw/check-fullname',
  'withdraw/do-withdraw',
]

describe.each(endpoints.map(({ name, access }) => ({ name, access })))('$name', ({ name, access }) => {
  const payload = payloads[name] ?? ({} as never)

  test('[API-04] the payload in `payloads` fits the call schema', () => {
    expect(requestValidators[name]?.(payload)).toBe(true)
  })

  test.each(['member', 'guest'])('[API-04] the response to a %s fits the call schema', async (who) => {
    const sandbox = openSandbox()
    const browser = sandbox.browser()
    if (who === 'member') await logIn(browser)
    const { body } = await browser.call(name, payload)
    const validate = responseValidators[name]
    expect(validate?.(body), JSON.stringify(validate?.errors)).toBe(true)
    if (who === 'guest' && access === 'member') expect(body).toMatchObject({ status: false, code: 1003 })
    else if (refused.includes(name)) expect(body).toMatchObject({ status: false, code: expect.any(Number) })
    else expect(body).toMatchObject({ status: true })
  })

  test('the refusal of an unknown field names the field', async () => {
    const sandbox = openSandbox()
    const { body } = await sandbox.browser().call(name, { ...payload, surprise: 1 } as never)
    expect(body).toMatchObject({ status: false, code: 4000, msg: 'surprise is not a field of this call.' })
  })
})

test('every endpoint has a payload in `payloads`', () => {
  expect(Object.keys(payloads).sort()).toEqual(endpoints.map(({ name }) => name).sort())
})

test('a call with a schema but without an endpoint is refused with a message', async () => {
  const sandbox = openSandbox({ parts: [] })
  const { response, body } = await sandbox.browser().call('user/update-click', { aff_code: 'friend-7' })
  expect(response.status).toBe(200)
  expect(body).toMatchObject({ status: false, code: 404, msg: 'แซนด์บ็อกซ์นี้ยังไม่รองรับคำสั่งนี้' })
})

test.each(['user/no-such-call', 'constructor/toString', '__proto__/x'])('the call %s is unknown', async (name) => {
  const sandbox = openSandbox()
  const { response, body } = await sandbox.browser().call(name as never, {} as never)
  expect(response.status).toBe(404)
  expect(body).toMatchObject({ status: false, code: 404 })
})
