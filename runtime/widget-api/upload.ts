/** Uploads of a member's pictures. */
export { kindOfError, type UploadErrorKind } from '../upload/kind-of-error.ts'
export { useUpload } from './use-upload.ts'
