import { diskReasons } from '../errors/disk-reasons.ts'
import { isSystemError } from './system-error.ts'

/** The cause of an error of the disk, as the second half of a sentence. Undefined for any other error. */
export function diskReason(error: unknown): string | undefined {
  return isSystemError(error) && Object.hasOwn(diskReasons, error.code) ? diskReasons[error.code] : undefined
}

/** The message for an operator about an error of the disk. Undefined for any other error. */
export function diskFailure(error: unknown): string | undefined {
  const reason = diskReason(error)
  if (reason === undefined || !isSystemError(error)) return undefined
  const { path } = error
  return path === undefined ? `Livery cannot write a file: ${reason}.` : `Livery cannot use ${path}: ${reason}.`
}
