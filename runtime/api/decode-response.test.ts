import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { responseDecoders } from '../../schemas/generated/decoders.ts'
import { type Misreading, decodeRecord, decodeRecords } from './decode-response.ts'
import { decodeResponse } from './testing/decode-whole.ts'

function decode(endpoint: string, body: unknown, httpStatus = 200) {
  const misreadings: Misreading[] = []
  const read = decodeResponse(endpoint, httpStatus, body, {
    imageHosts: ['cdn.example'],
    onMisread: (_source, found) => misreadings.push(...found),
  })
  return { read, misreadings }
}

describe('the envelope', () => {
  test.each([
    [
      { status: false, code: '1003', msg: 'Over' },
      { status: false, code: 1003, msg: 'Over' },
    ],
    [{ status: false, code: 4.5 }, { status: false }],
    [
      { status: false, msg: { amount: ['Too small.'], bank: ['Unknown.'] } },
      { status: false, msg: 'Too small. Unknown.' },
    ],
    [
      { status: false, msg: ['One', 7, ['Two']] },
      { status: false, msg: 'One Two' },
    ],
    [
      { status: false, msg: 'Pay \u202eyenom\u200b' },
      { status: false, msg: 'Pay yenom' },
    ],
    [{ status: false, msg: {} }, { status: false }],
    [{ status: false, msg: ' \u200b' }, { status: false }],
    [{ status: true, msg: null, code: null }, { status: true }],
  ])('[API-02] %j is read as %j', (body, expected) => {
    expect(decode('index/logout', body).read).toEqual(expected)
  })

  test.each<[string, unknown, number, object]>([
    ['no JSON', undefined, 200, { status: false, noResponse: true }],
    ['a status that is a text', { status: 'true' }, 200, { status: false, noResponse: true }],
    ['HTTP 502 of a gateway', undefined, 502, { status: false, noResponse: true }],
    ['a time-out of a gateway', undefined, 408, { status: false, noResponse: true }],
    ['HTTP 403 without an envelope', undefined, 403, { status: false, code: 403 }],
    [
      'HTTP 500 with an envelope',
      { status: false, code: 500, msg: 'Limit' },
      500,
      { status: false, code: 500, msg: 'Limit' },
    ],
    ['HTTP 404 without an envelope', undefined, 404, { status: false, code: 404, missing: true }],
    ['HTTP 404', { status: false, msg: 'Nothing here' }, 404, { status: false, msg: 'Nothing here', missing: true }],
    [
      'an unknown endpoint',
      { status: false, msg: 'Unknown endpoint' },
      200,
      { status: false, msg: 'Unknown endpoint', missing: true },
    ],
    [
      'an unknown call',
      { status: false, msg: 'No such call' },
      200,
      { status: false, msg: 'No such call', missing: true },
    ],
    [
      'a refusal of a payment method, with a code',
      { status: false, code: 4011, msg: 'Invalid method' },
      200,
      { status: false, code: 4011, msg: 'Invalid method' },
    ],
    [
      'a refusal with HTTP status 404 and a code',
      { status: false, code: 4041, msg: 'No member' },
      404,
      { status: false, code: 4041, msg: 'No member' },
    ],
    [
      'a refusal with code 404 and HTTP status 200',
      { status: false, code: 404, msg: 'No member' },
      200,
      { status: false, code: 404, msg: 'No member' },
    ],
  ])('[API-02] %s is read as a failed response', (_what, body, httpStatus, expected) => {
    expect(decode('user/get-transactions', body, httpStatus).read).toEqual(expected)
  })
})

describe('data with only the fields that the specification names', () => {
  test('if a provider lacks fields, it gets their defaults', () => {
    const rows = [{ providerName: 'Jade', providerKey: 'jade', game_maintenance: '0' }]
    expect(decode('provider/provider-list', { status: true, data: rows })).toEqual({
      read: {
        status: true,
        data: [
          { provider_id: '', providerName: 'Jade', providerKey: 'jade', img: '', categories: [], game_maintenance: 0 },
        ],
      },
      misreadings: [],
    })
  })

  test('numbers become texts in channels, preset amounts, the withdrawal limit and the level of a member', () => {
    const channel = {
      id: '3',
      sequence: 1,
      bank_name: 'Bank',
      bank_image: '',
      category: 'bank',
      bank_type: 'transfer',
      minimum_deposit: 100,
      maximum_deposit: 50_000.5,
      automanual: 'auto',
      automanual_flag: '1',
      bankbot: 1,
      rapid_auto: '0',
      account_holder_name: 'A',
      account_number: 1_234_567_890,
      payment_method: 7,
      payment_type: '',
      redirect_page: 0,
    }
    const data = decode('deposit/get-deposit-channel', {
      status: true,
      data: { bankbomb: [channel], preset_amount: [100, '300'] },
    })
    expect(data.read.data).toMatchObject({
      bankbomb: [
        {
          id: 3,
          bank_type: 'other',
          minimum_deposit: '100',
          maximum_deposit: '50000.5',
          automanual: 'Auto',
          bankbot: '1',
          rapid_auto: 0,
          account_number: '1234567890',
          payment_method: '7',
        },
      ],
      preset_amount: ['100', '300'],
    })
    expect(decode('withdraw/get-withdraw-limit', { status: true, data: { withdraw_limit: 5000 } }).read.data).toEqual({
      withdraw_limit: '5000',
    })
    expect(decode('user/dashboard', { status: true, data: { user: { uid: 9, vip: 7 } } }).read.data).toMatchObject({
      user: { uid: '9', vip: '7' },
      wallet: [],
    })
  })

  test('[STA-01] an unreadable wallet keeps its place, so that no other wallet becomes the first', () => {
    const { read, misreadings } = decode('user/get-bal', {
      status: true,
      data: [{ balance: '7,654,321.50', display: 'THB' }, { balance: '1' }],
    })
    expect(read.data).toEqual([
      { display: 'THB', balance: '-' },
      { display: '', balance: '1' },
    ])
    expect(misreadings).toEqual([{ at: '/data/*/balance', expected: 'an amount such as 100 or "100.50"' }])
  })

  test('malformed sign-up settings become the specification’s defaults', () => {
    for (const data of [{}, [], { fields: ['phone'] }, 'x', null, undefined]) {
      expect(decode('user/get-quick-register-setting', { status: true, data }).read.data).toMatchObject({
        register: 1,
        otp: 1,
        otp_length: 6,
      })
    }
  })

  test('a presigned form keeps its action, and its method becomes upper case', () => {
    const data = { body: { method: 'put', action: 'https://store.example/a' }, field: { key: 'a' } }
    expect(decode('general/get-sts-token-new', { status: true, data }).read.data).toEqual({
      url: '',
      body: { method: 'PUT', action: 'https://store.example/a' },
      field: { key: 'a' },
    })
  })
})

test('a picture is on the site, on a host of the manifest, or in a data URL of a bitmap', () => {
  const picture = (img: unknown) =>
    decodeRecords('bank', [{ id: 1, bank_name: 'A', img }], { imageHosts: ['cdn.example'] })[0]?.img
  expect(picture('/static/a.svg')).toBe('/static/a.svg')
  expect(picture('https://cdn.example/a.svg')).toBe('https://cdn.example/a.svg')
  expect(picture('data:image/png;base64,iVBORw0K')).toBe('data:image/png;base64,iVBORw0K')
  const drawings = ['data:image/svg+xml,<svg>', 'data:image/svg+xml;base64,PHN2Zz4=']
  for (const bad of ['//evil.example/a', 'https://evil.example/a', ...drawings, 'javascript:1', 7, {}]) {
    expect(picture(bad)).toBe('')
  }
})

test('[API-02] decoding never throws for external values', () => {
  const endpoints = Object.keys(responseDecoders)
  fc.assert(
    fc.property(fc.constantFrom(...endpoints), fc.anything(), (endpoint, data) => {
      decode(endpoint, { status: true, data })
      decode(endpoint, data)
      decodeRecord('banner-file', data)
    }),
  )
})
