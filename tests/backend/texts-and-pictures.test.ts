import { expect, test } from 'vitest'
import { decodeResponse } from '../../runtime/api/testing/decode-whole.ts'
import { readSources } from '../../schemas/generator/read-schemas.ts'
import type { Schema } from '../../schemas/generator/schema.ts'
import { projectRoot } from '../support/run-command.ts'

// The decoder reads all texts of a backend with one reader, and all addresses of pictures with another reader.

const settings = {
  minimum_withdraw: '1',
  maximum_withdraw: '9',
  crypto_min_withdrawal: '1',
  crypto_max_withdrawal: '9',
  withdraw_daily_limit: '9',
  withdraw_daily_count: 5,
}
const hidden = /[\u200b\u200e\u202a-\u202e\u2066-\u2069\ufeff]/

test.each([
  ['user/dashboard', { profile: { email: 'a@b.c\u202e', mobileno: '66-8\u200b1' } }],
  [
    'user/dashboard',
    { logged_in: true, user: { uid: '1', fullname: 'Som\u202echai', email: 'x\ufeff@y.z', username: 'u' } },
  ],
  [
    'user/get-bank-list',
    { data: [{ id: 1, bank_name: 'Kasi\u2066korn', min_account_number: 1, max_account_number: 9 }] },
  ],
  [
    'user/get-user-bank-detail',
    { bank: [{ id: 1, bank_name: 'A\u202eB', account_number: '1\u200b2', account_name: 'C\u202dD' }], settings },
  ],
  ['promotion/get-promotion-content-list', [{ promotion_id: 1, content_id: 1, title: 'Bonus\u202e 50' }]],
])('[API-02] texts of %s have no invisible characters', (call, data) => {
  const read = JSON.stringify(decodeResponse(call, 200, { status: true, data }, {}).data)
  expect(read.length).toBeGreaterThan(20)
  expect(read).not.toMatch(hidden)
})

/** Every text of a schema, with its path of fields. */
function textsOf(schema: Schema, path: readonly string[]): (readonly [path: readonly string[], schema: Schema])[] {
  if (schema.type === 'string') return [[path, schema]]
  const inner = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['*', schema.items] as const] : []),
    ...Object.entries(schema.$defs ?? {}),
    ...(schema.anyOf ?? []).map((one) => ['', one] as const),
    ...(typeof schema.additionalProperties === 'object' ? [['*', schema.additionalProperties] as const] : []),
  ]
  return inner.flatMap(([name, one]) => textsOf(one, [...path, name]))
}

const { records, api } = readSources(projectRoot)
const responses = api.flatMap(({ $id = '', properties }) => {
  const data = properties?.response?.properties?.data
  return data ? [[$id, data] as const] : []
})
const pictures = [...records.map((record) => [record.$id ?? '', record] as const), ...responses]
  .flatMap(([id, schema]) => textsOf(schema, [id]))
  .filter(([path]) => /(?:^|_)(?:img|image|logo|picture|photo|avatar|qr)(?:_|$)/.test(path.at(-1) ?? ''))

test('every address of a picture in a response is decoded as a picture', () => {
  expect(pictures.length).toBeGreaterThan(8)
  expect(pictures.filter(([, { decodeAs }]) => decodeAs !== 'picture').map(([path]) => path.join(' '))).toEqual([])
})

test.each([
  ['https://evil.example/qr.png', undefined],
  ['//evil.example/qr.png', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,<svg onload=alert(1)>', undefined],
  ['https://cdn.example/qr.png', 'https://cdn.example/qr.png'],
  ['/static/qr.png', '/static/qr.png'],
  ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
])('[DEP-03] the QR code and the pictures of a channel at %s are decoded as %s', (address, shown) => {
  const channel = {
    id: 1,
    bank_name: 'A',
    payment_method: 'a',
    minimum_deposit: '1',
    maximum_deposit: '9',
    qr_img: address,
  }
  const data = { bankbomb: [{ ...channel, bank_image: address }], user_bank: { img: address, account_number: '1' } }
  const read = decodeResponse(
    'deposit/get-deposit-channel',
    200,
    { status: true, data },
    { imageHosts: ['cdn.example'] },
  )
  const { bankbomb, user_bank: from } = read.data as {
    bankbomb: { qr_img?: string; bank_image?: string }[]
    user_bank?: { img?: string }
  }
  expect([bankbomb[0]?.qr_img || undefined, bankbomb[0]?.bank_image || undefined]).toEqual([shown, shown])
  expect(from?.img || undefined).toBe(shown)
})
