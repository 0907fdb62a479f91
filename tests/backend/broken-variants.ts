import type { Envelope } from './minimal-backend.ts'

/** A backend that breaks one rule of the specification, and the expected report to its operator. */
export interface BrokenVariant {
  readonly what: string
  readonly change: (call: string, response: Envelope) => unknown
  readonly call: string
  readonly field: string
  /** The expected remedy. */
  readonly cure: RegExp
}

const only =
  (name: string, change: (response: Envelope) => unknown) =>
  (call: string, response: Envelope): unknown =>
    call === name && response.status ? change(response) : response

const rows = (response: Envelope, change: (row: Record<string, unknown>) => object): Envelope => ({
  ...response,
  data: (response.data as Record<string, unknown>[]).map(change),
})

const inside = (response: Envelope, change: object): Envelope => ({
  ...response,
  data: { ...(response.data as object), ...change },
})

export const brokenVariants: readonly BrokenVariant[] = [
  {
    what: 'amounts in groups of thousands',
    change: only('user/get-bal', (response) => rows(response, () => ({ display: 'THB', balance: '7,654,321.50' }))),
    call: 'user/get-bal',
    field: 'data.*.balance',
    cure: /Send an amount such as 100/,
  },
  {
    what: 'a status that is a text',
    change: only('user/get-country-list', (response) => ({ ...response, status: 'true' })),
    call: 'user/get-country-list',
    field: 'status',
    cure: /true or false/,
  },
  {
    what: 'a refusal that lists its messages',
    change: (_call, response) => (response.status ? response : { ...response, msg: { password: ['Wrong.'] } }),
    call: 'index/auth (refused)',
    field: 'msg',
    cure: /one sentence/,
  },
  {
    what: 'codes in words',
    change: (_call, response) => (response.status ? response : { ...response, code: 'WRONG_PASSWORD' }),
    call: 'index/auth (refused)',
    field: 'code',
    cure: /Send the code as a number/,
  },
  {
    what: 'a login without uid',
    change: only('index/auth', (response) => ({ ...response, data: { country_lang: 'th-th' } })),
    call: 'index/auth',
    field: 'data.uid',
    cure: /Send a value as "uid"/,
  },
  {
    what: 'one wallet instead of a list of wallets',
    change: only('user/dashboard', (response) => inside(response, { wallet: { balance: 5 } })),
    call: 'user/dashboard',
    field: 'data.wallet',
    cure: /Send a list as "wallet"/,
  },
  {
    what: 'providers without their key',
    change: only('provider/provider-list', (response) => rows(response, () => ({ providerName: 'Jade' }))),
    call: 'provider/provider-list',
    field: 'data.*.providerKey',
    cure: /Pages leave out a row without "providerKey"/,
  },
  {
    what: 'channels without their bounds',
    change: only('deposit/get-deposit-channel', (response) =>
      inside(response, { bankbomb: [{ id: 1, bank_name: 'A', payment_method: 'a', maximum_deposit: 'none' }] }),
    ),
    call: 'deposit/get-deposit-channel',
    field: 'data.bankbomb.*.minimum_deposit',
    cure: /"minimum_deposit"/,
  },
  {
    what: 'no call for the limit of withdrawals',
    change: (call, response) => (call === 'withdraw/get-withdraw-limit' ? undefined : response),
    call: 'withdraw/get-withdraw-limit',
    field: '-',
    cure: /Handle POST \/api\/withdraw\/get-withdraw-limit/,
  },
  {
    what: 'a page of HTML for the promotions',
    change: only('promotion/get-promotion-content-list', () => '<html>'),
    call: 'promotion/get-promotion-content-list',
    field: '-',
    cure: /Respond with \{"status"/,
  },
  {
    what: 'maintenance whose start and end are words',
    change: only('user/dashboard', (response) =>
      inside(response, {
        provider_maintenance: [{ provider_id: 'jade', start_time: 'tonight', end_time: 'tomorrow' }],
      }),
    ),
    call: 'user/dashboard',
    field: 'data.provider_maintenance.*.start_time',
    cure: /Send a moment such as/,
  },
]
