import { expect, test } from 'vitest'
import { openSignUps } from '../../../../tests/sandbox/open-sign-ups.ts'

test('a sign-up stores the bank account', async () => {
  expect(await openSignUps().signUp('', 'bank_accounts')).toMatchObject({
    bank_id: 1,
    number: '1234567890',
    holder: 'Narin S.',
    is_verified: 0,
  })
})
