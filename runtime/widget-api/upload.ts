/** Uploads of a member's pictures. */
export { useUpload } from './use-upload.ts'
