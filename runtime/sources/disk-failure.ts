import { isSystemError } from './system-error.ts'

/** The system's errors that an operator can fix, in words, by code. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'your account may not read or change it',
  EPERM: 'your account may not read or change it',
  EROFS: 'its disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your account may not store more on this disk',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  EMFILE: 'the system allows no more open files',
  ENFILE: 'the system allows no more open files',
}

/** The message for an operator about an error of the disk. Undefined for any other error. */
export function diskFailure(error: unknown): string | undefined {
  if (!isSystemError(error)) return undefined
  const { code, path } = error
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined
  if (reason === undefined) return undefined
  return path === undefined ? `Livery cannot write a file: ${reason}.` : `Livery cannot use ${path}: ${reason}.`
}
