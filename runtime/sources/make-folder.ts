import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf, messageOf } from '../errors/caught-error.ts'
import { diskReason } from './disk-failure.ts'
import { OperatorError } from '../errors/operator-error.ts'

/** A folder cannot be created. The message is for an operator. */
export class FolderNotMade extends OperatorError {
  override readonly name = 'FolderNotMade'
}

/**
 * Creates a folder, and the missing folders above it. Node's own recursive `mkdir` never ends in a folder such as
 * `/proc`, where the system reports a new folder as missing.
 *
 * @param path absolute
 * @throws FolderNotMade
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!isFolder(path)) throw notMade(path, error)
  }
}

/** The error for a folder that the system did not create. */
export function notMade(path: string, cause: unknown): FolderNotMade {
  const reason = codeOf(cause) === 'EEXIST' ? 'a file has this name' : (diskReason(cause) ?? messageOf(cause))
  return new FolderNotMade(`The folder ${path} cannot be created: ${reason}.`, { cause })
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
