import type { Envelope } from './minimal-backend.ts'

/** A backend that breaks one rule of the specification, and the expected report to its operator. */
export interface BrokenVariant {
  readonly what: string
  readonly change: (call: string, answer: Envelope) => unknown
  readonly call: string
  readonly field: string
  /** The expected cure. */
  readonly cure: RegExp
}

const only =
  (name: string, change: (answer: Envelope) => unknown) =>
  (call: string, answer: Envelope): unknown =>
    call === name && answer.status ? change(answer) : answer

const rows = (answer: Envelope, change: (row: Record<string, unknown>) => object): Envelope => ({
  ...answer,
  data: (answer.data as Record<string, unknown>[]).map(change),
})

const inside = (answer: Envelope, change: object): Envelope => ({
  ...answer,
  data: { ...(answer.data as object), ...change },
})

export const brokenVariants: readonly BrokenVariant[] = [
  {
    what: 'amounts in groups of thousands',
    change: only('user/get-bal', (answer) => rows(answer, () => ({ display: 'THB', balance: '7,654,321.50' }))),
    call: 'user/get-bal',
    field: 'data.*.balance',
    cure: /Send an amount such as 100/,
  },
  {
    what: 'a status that is a text',
    change: only('user/get-country-list', (answer) => ({ ...answer, status: 'true' })),
    call: 'user/get-country-list',
    field: 'status',
    cure: /true or false/,
  },
  {
    what: 'a refusal that lists its messages',
    change: (_call, answer) => (answer.status ? answer : { ...answer, msg: { password: ['Wrong.'] } }),
    call: 'index/auth (refused)',
    field: 'msg',
    cure: /one sentence/,
  },
  {
    what: 'codes in words',
    change: (_call, answer) => (answer.status ? answer : { ...answer, code: 'WRONG_PASSWORD' }),
    call: 'index/auth (refused)',
    field: 'code',
    cure: /Send the code as a number/,
  },
  {
    what: 'a login without uid',
    change: only('index/auth', (answer) => ({ ...answer, data: { country_lang: 'th-th' } })),
    call: 'index/auth',
    field: 'data.uid',
    cure: /Send a value as "uid"/,
  },
  {
    what: 'a list of wallets that is one wallet',
    change: only('user/dashboard', (answer) => inside(answer, { wallet: { balance: 5 } })),
    call: 'user/dashboard',
    field: 'data.wallet',
    cure: /Send a list as "wallet"/,
  },
  {
    what: 'providers without their key',
    change: only('provider/provider-list', (answer) => rows(answer, () => ({ providerName: 'Jade' }))),
    call: 'provider/provider-list',
    field: 'data.*.providerKey',
    cure: /"providerKey".*left out/,
  },
  {
    what: 'channels without their bounds',
    change: only('deposit/get-deposit-channel', (answer) =>
      inside(answer, { bankbomb: [{ id: 1, bank_name: 'A', payment_method: 'a', maximum_deposit: 'none' }] }),
    ),
    call: 'deposit/get-deposit-channel',
    field: 'data.bankbomb.*.minimum_deposit',
    cure: /"minimum_deposit"/,
  },
  {
    what: 'no limit of withdrawals',
    change: (call, answer) => (call === 'withdraw/get-withdraw-limit' ? undefined : answer),
    call: 'withdraw/get-withdraw-limit',
    field: '-',
    cure: /Answer POST \/api\/withdraw\/get-withdraw-limit/,
  },
  {
    what: 'a page of HTML for the promotions',
    change: only('promotion/get-promotion-content-list', () => '<html>'),
    call: 'promotion/get-promotion-content-list',
    field: '-',
    cure: /Answer with \{"status"/,
  },
  {
    what: 'maintenance in the words of a person',
    change: only('user/dashboard', (answer) =>
      inside(answer, { provider_maintenance: [{ provider_id: 'jade', start_time: 'tonight', end_time: 'tomorrow' }] }),
    ),
    call: 'user/dashboard',
    field: 'data.provider_maintenance.*.start_time',
    cure: /Send a moment such as/,
  },
]
