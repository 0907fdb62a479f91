import { codeOf } from '../../runtime/errors/caught-error.ts'

/** Runs a write that only saves time at later starts. Does nothing if the account may not write there. */
export function writeIfAllowed(write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) throw error
  }
}
