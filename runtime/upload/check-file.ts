import { UploadFault } from './faults.ts'
import { uploadMessages } from './messages.ts'

/**
 * The checks before any call (UPL-06). Returns the declared type.
 *
 * @throws UploadFault with the specification's message
 */
export function checkFile(file: unknown, filetype: string | undefined): { readonly file: Blob; readonly type: string } {
  if (file === undefined || file === null) throw new UploadFault(uploadMessages.noData)
  if (!(file instanceof Blob)) throw new UploadFault(uploadMessages.notAFile)
  if (file.size === 0) throw new UploadFault(uploadMessages.empty)
  const type = (filetype ?? file.type).trim().toLowerCase()
  if (type === '') throw new UploadFault(uploadMessages.noType)
  return { file, type }
}
