import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { tables } from '../tables.ts'
import { balanceOf, post } from './ledger.ts'

test('a row of the ledger has an amount and never changes', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA foreign_keys = OFF')
  database.exec(tables.sql)
  database.exec("INSERT INTO wallets (merchant_id, uid, position, display, balance) VALUES ('river', '1', 0, '{}', 0)")
  const entry = { uid: '1', position: 0, kind: 'opening', at: 0 } as const
  expect(() => post(database, 'river', { ...entry, amount: 0 })).toThrow(
    'The amount of a row of the ledger must not be 0.',
  )
  post(database, 'river', { ...entry, amount: 500 })
  expect(() => database.exec('UPDATE ledger SET amount = 900')).toThrow('A row of the ledger must not change.')
  expect(balanceOf(database, 'river', '1')).toBe(500)
  database.close()
})
