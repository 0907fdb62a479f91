import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { basename, dirname, join, resolve } from 'node:path'
import { codeOf } from '../errors/caught-error.ts'

const unfinished = '.livery-unfinished'

/**
 * Replaces a file whole or not at all: writes a temporary file, flushes it to the disk, and renames it. The file keeps
 * its permissions. If the path is a symbolic link, replaces the file that the link leads to, and the link remains.
 *
 * @param isFast whether to skip the flush: the file survives a kill of the process, but perhaps not a power cut
 */
export function writeFileWhole(path: string, bytes: Buffer, isFast = false): void {
  const target = targetOf(path)
  const temporary = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}${unfinished}`)
  const mode = statSync(target, { throwIfNoEntry: false })?.mode
  try {
    const file = openSync(temporary, 'wx')
    try {
      // `openSync` applies the umask, `fchmodSync` does not. Without this call, a file could lose a group's permission
      // to write.
      if (mode !== undefined) fchmodSync(file, mode & 0o7777)
      let written = 0
      while (written < bytes.length) written += writeSync(file, bytes, written)
      if (!isFast) fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, target)
  } catch (error) {
    rmSync(temporary, { force: true })
    // The error gets the path of this file, because the operator does not know the temporary file.
    throw error instanceof Error ? Object.assign(error, { path }) : error
  }
  if (!isFast) syncFolder(dirname(target))
}

/** The path without symbolic links at its end. The file may be missing there. */
function targetOf(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
  if (!isLink) return path
  const next = resolve(dirname(path), readlinkSync(path))
  // Only an existing file ends a chain of links without a loop.
  return existsSync(path) ? realpathSync(path) : next
}

/** Removes the unfinished files of killed writers. The caller must hold the lock of the folder. */
export function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) if (name.endsWith(unfinished)) rmSync(join(folder, name), { force: true })
}

/** Flushes the entries of a folder to the disk. Does nothing on systems that cannot open a folder. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EACCES'].includes(codeOf(error) ?? '')) throw error
  }
}
