import { codeOf } from '../../runtime/errors/caught-error.ts'

/**
 * Runs a write that only saves time at later starts. Ignores the write's error if the account may not write the file.
 */
export function writeIfAllowed(write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) throw error
  }
}
