/** The code of SQLite's error for a database that another connection has locked (SQLITE_BUSY). */
const busy = 5

/** Whether an error is SQLite's error for a locked database. */
export const isLockedDatabase = (error: unknown): boolean =>
  // The lowest byte of the code is the general reason. The higher bytes are more precise.
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === busy
