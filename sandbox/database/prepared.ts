import type { DatabaseSync, StatementSync } from 'node:sqlite'

const known = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

/**
 * Prepares an SQL statement once per database, and returns the same statement afterwards. A seed runs some statements
 * hundreds of times.
 */
export function prepared(database: DatabaseSync, sql: string): StatementSync {
  const statements = known.get(database) ?? new Map<string, StatementSync>()
  known.set(database, statements)
  const statement = statements.get(sql) ?? database.prepare(sql)
  statements.set(sql, statement)
  return statement
}
