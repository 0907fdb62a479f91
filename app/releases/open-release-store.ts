import { resolve } from 'node:path'
import { makeFolder } from '../../runtime/sources/make-folder.ts'
import { createFolderStore } from './folder-store.ts'
import type { ReleaseStore } from './release-store.ts'
import { OperatorError } from '../../runtime/errors/operator-error.ts'

/** An address that does not name a release store. The message is for an operator. */
class UnknownStore extends OperatorError {
  override readonly name = 'UnknownStore'
}

/**
 * Whether an address is the path of a folder, not a URL. `C:\releases` is a path, and `s3:/bucket` is a malformed URL.
 */
export const isFolderAddress = (address: string): boolean => !/^[a-z][\w+.-]+:/i.test(address)

/**
 * Opens the release store at an address: `s3://bucket/prefix`, or a folder. Throws `UnknownStore` for any other
 * address.
 *
 * @param cwd the folder that a relative path starts from
 * @param createsFolder whether to create a missing folder
 */
export async function openReleaseStore(address: string, cwd: string, createsFolder = false): Promise<ReleaseStore> {
  if (address.trim() === '')
    throw new UnknownStore('The address of the release store is empty. Pass a folder, or s3://bucket/prefix.')
  if (isFolderAddress(address)) {
    const folder = resolve(cwd, address)
    if (createsFolder) makeFolder(folder)
    return createFolderStore(folder)
  }
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*?))?\/?$/.exec(address) ?? []
  if (bucket === undefined)
    throw new UnknownStore(
      `"${address}" cannot be a release store. Pass a folder, or a bucket such as s3://our-releases/livery.`,
    )
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store({ bucket, prefix })
}
