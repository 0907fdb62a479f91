import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { findingOfFile } from '../../../runtime/sources/finding-of-file.ts'
import { isAssetPath, RefusedPath, safeBrandPath } from '../engine/brand-path.ts'
import { RefusedChange } from '../engine/drafts.ts'
import { withFolderLock } from '../engine/folder-lock.ts'
import { removeUnfinished, writeFileWhole } from '../../../runtime/sources/write-file.ts'
import type { FailureId } from '../failures.ts'

/** The failure for each problem of a picture. */
const failures: Readonly<Record<string, FailureId>> = {
  'not-a-picture': 'wrong-picture',
  'file-too-large': 'large-picture',
}

/**
 * Writes a picture of a brand immediately: pictures have no drafts.
 *
 * @param path such as `assets/logo.svg`
 * @param base64 the picture's bytes
 * @throws RefusedChange if the bytes are not a picture of the path's format, or exceed the limit of 4 MB
 * @throws RefusedPath if the studio accepts no picture at the path
 */
export function writeAsset(root: string, merchant: string, path: string, base64: string): void {
  if (!isAssetPath(path)) throw new RefusedPath()
  const bytes = Buffer.from(base64, 'base64')
  const problem = problemOf(bytes, path)
  if (problem !== undefined) throw new RefusedChange(failures[problem] ?? 'wrong-picture')
  withFolderLock(root, () => {
    const file = safeBrandPath(root, merchant, path, true)
    removeUnfinished(dirname(file))
    writeFileWhole(file, bytes)
  })
}

/**
 * Removes a picture of a brand from the disk immediately. Does nothing if the brand has no such picture.
 *
 * @param path such as `assets/logo.svg`
 * @throws RefusedPath if the studio accepts no picture at the path
 */
export function removeAsset(root: string, merchant: string, path: string): void {
  if (!isAssetPath(path)) throw new RefusedPath()
  withFolderLock(root, () => rmSync(safeBrandPath(root, merchant, path), { force: true }))
}

/**
 * The code of the problem that `findingOfFile` finds. That check reads a file, so this function first writes the bytes
 * to a temporary file.
 */
function problemOf(bytes: Buffer, path: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'livery-asset-'))
  try {
    const file = join(folder, basename(path))
    writeFileSync(file, bytes)
    return findingOfFile(file, path)?.code
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
