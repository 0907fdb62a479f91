import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The multipart uploads that are neither completed nor aborted. The server has a folder for each. */
export interface PartFolders {
  has(bucket: string, uploadId: string): boolean
  remove(bucket: string, uploadId: string): Promise<void>
  ids(bucket: string): readonly string[]
}

export function partFoldersIn(directory: string): PartFolders {
  const folder = (bucket: string) => join(directory, bucket, '._S3rver_uploads')
  const isId = (uploadId: string) => /^[0-9a-f]{32}$/.test(uploadId)
  /**
   * Ids of removed uploads. If a part arrives late, the server may create the folder of the upload again. `ids` then
   * leaves out this folder.
   */
  const removed = new Set<string>()
  const ids = (bucket: string) =>
    existsSync(folder(bucket)) ? readdirSync(folder(bucket)).filter((id) => !removed.has(id)) : []
  return {
    has: (bucket, uploadId) => isId(uploadId) && ids(bucket).includes(uploadId),
    async remove(bucket, uploadId) {
      if (!isId(uploadId)) return
      removed.add(uploadId)
      await rm(join(folder(bucket), uploadId), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
    },
    ids,
  }
}
