import type { DatabaseSync, StatementSync } from 'node:sqlite'

const known = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

/** The statement of a text, prepared once for a database. For statements that run hundreds of times, as in a seed. */
export function prepared(database: DatabaseSync, sql: string): StatementSync {
  const statements = known.get(database) ?? new Map<string, StatementSync>()
  known.set(database, statements)
  const statement = statements.get(sql) ?? database.prepare(sql)
  statements.set(sql, statement)
  return statement
}
