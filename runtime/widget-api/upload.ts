/** Uploads of a member's pictures. */
export { kindOfFault, type UploadFaultKind } from '../upload/kind-of-fault.ts'
export { useUpload } from './use-upload.ts'
