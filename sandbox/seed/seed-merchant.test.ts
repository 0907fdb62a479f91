import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { merchants } from '../../tests/sandbox/sandbox-under-test.ts'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { createClock } from '../clock.ts'
import { openDatabase } from '../database/open-database.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { seedMembers } from './seed-members.ts'
import { seedMerchant } from './seed-merchant.ts'

test('two processes with one file seed a merchant once', () => {
  const path = join(folderOfTest(), 'sandbox.sqlite')
  const [merchant] = merchants
  if (!merchant) throw new Error('There is no merchant.')
  const [mine, other] = [openDatabase(path, []), openDatabase(path, [])]
  const seed = (database: DatabaseSync) => {
    const context = { parts: [], seed: 191, clock: createClock(() => 0), database }
    seedMerchant(context as unknown as SandboxContext, merchant)
  }
  let isFirst = true
  // The other process seeds the merchant between this process's check and its transaction.
  const exec = (sql: string) => {
    if (isFirst) seed(other)
    isFirst = false
    mine.exec(sql)
  }
  seed({ exec, prepare: (sql: string) => mine.prepare(sql) } as unknown as DatabaseSync)
  expect(mine.prepare('SELECT count(*) AS count FROM members').get()?.count).toBe(seedMembers.length)
  for (const database of [mine, other]) database.close()
})
