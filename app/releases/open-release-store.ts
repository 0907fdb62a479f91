import { resolve } from 'node:path'
import { makeFolder } from '../../runtime/sources/make-folder.ts'
import { createFolderStore } from './folder-store.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * Opens the release store at an address: `s3://bucket/prefix`, or a folder. Throws with a message for any other
 * address.
 *
 * @param cwd the folder that a relative path starts from
 * @param isMade whether to create a missing folder
 */
export async function openReleaseStore(address: string, cwd: string, isMade = false): Promise<ReleaseStore> {
  const [, scheme] = /^([a-z][\w+.-]+):\/\//i.exec(address) ?? []
  if (scheme === undefined) {
    const folder = resolve(cwd, address)
    if (isMade) makeFolder(folder)
    return createFolderStore(folder)
  }
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*?))?\/?$/.exec(address) ?? []
  if (bucket === undefined) throw new Error(`"${address}" is neither a folder nor s3://bucket/prefix.`)
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store({ bucket, prefix })
}
