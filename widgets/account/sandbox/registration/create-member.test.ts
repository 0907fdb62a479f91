import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import { draftOf } from '../../../../tests/sandbox/registration-draft.ts'
import { createTestWorld, logIn, market, type TestWorld } from '../../../../tests/sandbox/sandbox-under-test.ts'

let world: TestWorld
let folder: string
afterEach(() => {
  world.sandbox.close()
  rmSync(folder, { recursive: true })
})

/** Signs up at a brand without one-time passwords, and reads what a table holds of it. */
async function signUp(ref: string, table: string): Promise<Record<string, unknown> | undefined> {
  const content = JSON.stringify(
    draftOf({ password: '135790', bank_id: 1, acc_number: '1234567890', acc_name: 'Narin S.', ref }),
  )
  await world.browser(market).call('register/register-v2', { content, page: 2 })
  const { body } = await logIn(world.browser(market), '66-0891112222', '135790')
  const database = new DatabaseSync(join(folder, 'sandbox.sqlite'))
  const row = database.prepare(`SELECT * FROM ${table} WHERE uid = ?`).get(body.data?.uid ?? '')
  database.close()
  return row
}

function open(): void {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  world = createTestWorld({ database: join(folder, 'sandbox.sqlite') })
}

test('the bank account of a sign-up is kept', async () => {
  open()
  expect(await signUp('', 'bank_accounts')).toMatchObject({
    bank_id: 1,
    number: '1234567890',
    holder: 'Narin S.',
    is_verified: 0,
  })
})
