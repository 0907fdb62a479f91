import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { findingOfFile } from '../../../runtime/sources/finding-of-file.ts'
import { isAssetPath, RefusedPath, safeBrandPath } from '../engine/brand-path.ts'
import { RefusedChange } from '../engine/drafts.ts'
import { withFolderLock } from '../engine/folder-lock.ts'
import { writeFileWhole } from '../engine/write-file.ts'

/** The sentence that an operator reads for each fault of a picture. */
const sentences: Readonly<Record<string, string>> = {
  'not-a-picture': 'The file is no picture of the kind that its name says.',
  'file-too-large': 'The picture is too large: every visitor loads it. It may have 4 MB.',
}

/**
 * Writes a picture of a brand at once: pictures have no drafts.
 *
 * @param path such as `assets/logo.svg`
 * @param base64 the picture's bytes
 * @throws RefusedChange where the bytes are no picture of the kind that the path says, or too many
 */
export function writeAsset(root: string, merchant: string, path: string, base64: string): void {
  if (!isAssetPath(path)) throw new RefusedPath()
  const bytes = Buffer.from(base64, 'base64')
  const fault = faultOf(bytes, path)
  if (fault !== undefined) throw new RefusedChange(sentences[fault] ?? fault)
  withFolderLock(root, () => writeFileWhole(safeBrandPath(root, merchant, path, true), bytes))
}

/** Looks at the bytes as at a file on the disk, so that both are judged alike. */
function faultOf(bytes: Buffer, path: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'livery-asset-'))
  try {
    const file = join(folder, basename(path))
    writeFileSync(file, bytes)
    return findingOfFile(file, path)?.code
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
