import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { basename, dirname, join } from 'node:path'

const unfinished = '.livery-unfinished'

/**
 * Writes a file whole or not at all: to a file of another name, to the disk, and then in one step to its name. Its
 * permissions remain.
 *
 * @param isFast whether the system may write to the disk later: the file outlives the process, but perhaps no power cut
 */
export function writeFileWhole(path: string, bytes: Buffer, isFast = false): void {
  const made = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}${unfinished}`)
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0o666
  try {
    const file = openSync(made, 'wx', mode)
    try {
      let written = 0
      while (written < bytes.length) written += writeSync(file, bytes, written)
      if (!isFast) fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(made, path)
  } catch (error) {
    rmSync(made, { force: true })
    throw error
  }
  if (!isFast) syncFolder(dirname(path))
}

/** Removes the unfinished files of killed writers. The caller must hold the lock of the folder. */
export function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) if (name.endsWith(unfinished)) rmSync(join(folder, name), { force: true })
}

/** Some systems cannot open a folder; the file's own bytes are on the disk there too. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
