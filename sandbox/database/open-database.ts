import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { SandboxPart } from '../part.ts'
import { tableNames, tables } from './tables.ts'

/** A hash of the tables in 31 bits, so that SQLite can store it as the version. */
const versionOf = (sql: string) => createHash('sha256').update(sql).digest().readUInt32BE() >>> 1

/**
 * Opens the database, and creates the tables of a new one.
 *
 * @throws an Error with a message if the file has the tables of another version; the file can be deleted
 */
export function openDatabase(path: string, parts: readonly SandboxPart[]): DatabaseSync {
  const sql = [tables, ...parts.map((part) => part.tables?.sql ?? '')].join('')
  const version = versionOf(sql)
  const database = new DatabaseSync(path)
  try {
    database.exec('PRAGMA busy_timeout = 2000')
    // One transaction: another process, or the next start after a crash, must not find tables without their version.
    inTransaction(database, () => {
      const known = Number(database.prepare('PRAGMA user_version').get()?.user_version)
      const isNew = database.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.count === 0
      if (!isNew && known !== version) {
        throw new Error(`${path} was made by another version of the sandbox. Remove it, or name another file.`)
      }
      database.exec(sql)
      database.exec(`PRAGMA user_version = ${version}`)
    })
    database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Removes every row. */
export function emptyDatabase(database: DatabaseSync, parts: readonly SandboxPart[]): void {
  const ofParts = parts.toReversed().flatMap((part) => part.tables?.names ?? [])
  inTransaction(database, () => {
    for (const table of [...ofParts, ...tableNames]) database.exec(`DELETE FROM ${table}`)
  })
}

/** Runs `work` as one transaction, which is rolled back if `work` throws. */
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
