import { DatabaseSync } from 'node:sqlite'
import { tableNames, tables } from './tables.ts'

/** Opens the database and makes the tables that are missing. */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000;')
  database.exec(tables)
  return database
}

/** Removes every row. */
export function emptyDatabase(database: DatabaseSync): void {
  inTransaction(database, () => {
    for (const table of tableNames) database.exec(`DELETE FROM ${table}`)
  })
}

/** Runs `work` as one transaction: all of it is kept, or, when it throws, none. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
