import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { integerColumn, orNull, rowReader, textColumn, wordColumn } from './row-reader.ts'

const columns = {
  name: textColumn,
  paid: integerColumn,
  note: orNull(textColumn),
  state: wordColumn(['open', 'won']),
}
const rowOf = (sql: string) => new DatabaseSync(':memory:').prepare(sql).get() ?? {}

test('a row has the listed columns only', () => {
  const row = rowOf("SELECT 'Lek' AS name, 5 AS paid, null AS note, 'won' AS state, 1 AS other")
  expect(rowReader(columns)(row)).toEqual({ name: 'Lek', paid: 5, note: null, state: 'won' })
})

test.each([
  ['note', "SELECT 'Lek' AS name, 5 AS paid, 'won' AS state"],
  ['name', "SELECT 1 AS name, 5 AS paid, null AS note, 'won' AS state"],
  ['paid', "SELECT 'Lek' AS name, '5' AS paid, null AS note, 'won' AS state"],
  ['state', "SELECT 'Lek' AS name, 5 AS paid, null AS note, 'lost' AS state"],
])('a missing or unexpected value of the column "%s" is an error', (name, sql) => {
  expect(() => rowReader(columns)(rowOf(sql))).toThrow(`The column "${name}" has an unexpected value.`)
})
