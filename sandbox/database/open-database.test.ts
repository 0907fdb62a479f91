import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { balanceOf, enter } from '../../tests/sandbox/money.ts'
import { createTestSandbox } from '../../tests/sandbox/sandbox-under-test.ts'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { openDatabase } from './open-database.ts'

let folder: string
beforeEach(() => {
  folder = folderOfTest()
})

test('a file stores members and their money between runs', async () => {
  const database = join(folder, 'sandbox.sqlite')
  const first = createTestSandbox({ database })
  const browser = await enter(first)
  await browser.call('promotion/apply-promotion', { promotion_id: 0, bonus_code: 'SIAM88' })
  first.close()
  const second = createTestSandbox({ database })
  const again = second.browser()
  again.cookie = browser.cookie
  expect(await balanceOf(again)).toBe('1500.25')
  expect((await again.call('user/get-bal', {})).body.data?.[1]).toEqual({ display: 'โบนัส', balance: '88.00' })
  second.close()
})

test('the refusal of a database of another version names the file, and the file does not change', () => {
  const database = join(folder, 'old.sqlite')
  const old = new DatabaseSync(database)
  old.exec('CREATE TABLE members (merchant_id TEXT); INSERT INTO members VALUES (1)')
  old.close()
  expect(() => createTestSandbox({ database })).toThrow(
    /old\.sqlite was made by another version of the sandbox\. Remove it/,
  )
  const kept = new DatabaseSync(database)
  expect(kept.prepare('SELECT count(*) AS count FROM members').get()?.count).toBe(1)
  kept.close()
})

test('a start that fails leaves no half-made database', () => {
  const database = join(folder, 'half.sqlite')
  const broken = {
    name: 'tea',
    tables: { sql: 'CREATE TABLE cups (merchant_id TEXT); CREATE TABLE (', names: ['cups'] },
  }
  expect(() => openDatabase(database, [broken])).toThrow(/syntax error/)
  openDatabase(database, []).close()
})
