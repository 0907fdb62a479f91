export { createBrowserDependencies } from './browser-dependencies.ts'
export { prepareFile } from './prepare/prepare-file.ts'
export { uploadMessages } from './messages.ts'
export type {
  UploadOptions,
  UploadProgress,
  UploadResult,
  UploadSettings,
  UploadDependencies,
} from './upload-options.ts'
export { uploadFile } from './upload-file.ts'
export { createUpload, type Upload, type UploadState } from './create-upload.ts'
