import { diskReason } from '../../../runtime/sources/disk-failure.ts'
import { isSystemError } from '../../../runtime/sources/system-error.ts'
import type { Failure } from '../failures.ts'

/** The failure for an error of the disk that an operator can fix. Undefined for any other error. */
export function failureOfDisk(error: unknown): Failure | undefined {
  if (diskReason(error) === undefined || !isSystemError(error)) return undefined
  const { code, path } = error
  return path === undefined ? { id: 'disk', values: { disk: code } } : { id: 'disk-file', values: { path, disk: code } }
}
