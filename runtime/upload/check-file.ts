import { UploadError } from './upload-errors.ts'
import { uploadMessages } from './messages.ts'

/**
 * The checks before any call (UPL-06). Returns the file and its declared type.
 *
 * @throws UploadError with the specification's message
 */
export function checkFile(file: unknown, filetype: string | undefined): { readonly file: Blob; readonly type: string } {
  if (file === undefined || file === null) throw new UploadError(uploadMessages.noData)
  if (!(file instanceof Blob)) throw new UploadError(uploadMessages.notAFile)
  if (file.size === 0) throw new UploadError(uploadMessages.empty)
  const type = (filetype ?? file.type).trim().toLowerCase()
  if (type === '') throw new UploadError(uploadMessages.noType)
  return { file, type }
}
