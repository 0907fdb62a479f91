import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { enter } from '../../../tests/sandbox/money.ts'
import { createTestSandbox, merchants } from '../../../tests/sandbox/sandbox-under-test.ts'
import type { SandboxMerchant } from '../../../sandbox/index.ts'
import { post } from '../../wallet/sandbox/exports.ts'
import { levelFor } from './levels.ts'
import { folderOfTest } from '../../../tests/support/temporary-folders.ts'

const brand = merchants[0] as SandboxMerchant

test.each([
  [0, 1],
  [4_999_999, 1],
  [5_000_000, 2],
  [5_000_000_000, 9],
  [9_999_999_999, 9],
])('[ENG-05] a turnover of %i satang reaches level %i', (turnover, level) => {
  expect(levelFor(brand, turnover)).toBe(level)
})

test('[ENG-05] stakes lead to the next level, and its bonus becomes ready', async () => {
  const folder = folderOfTest()
  const sandbox = createTestSandbox({ database: join(folder, 'sandbox.sqlite') })
  const browser = await enter(sandbox)
  const progress = async () => (await browser.call('vip/get-progress', {})).body.data
  expect(await progress()).toMatchObject({ level: 1, turnover: '20000.00' })
  const { body } = await browser.call('user/dashboard', { page_name: 'home' })
  const uid = body.data?.user?.uid ?? ''
  const database = new DatabaseSync(join(folder, 'sandbox.sqlite'))
  const at = sandbox.now
  post(database, 'river', { uid, position: 0, kind: 'prize', amount: 3_000_000, at })
  post(database, 'river', { uid, position: 0, kind: 'stake', amount: -3_000_000, at })
  database.close()
  const after = await progress()
  expect(after).toMatchObject({ level: 2, turnover: '50000.00' })
  expect(after?.bonuses.find(({ bonus }) => bonus === 'level-2')).toMatchObject({ state: 'ready' })
  sandbox.close()
})
