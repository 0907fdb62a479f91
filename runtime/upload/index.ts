export { createBrowserDependencies } from './browser-dependencies.ts'
export { uploadMessages } from './messages.ts'
export type {
  UploadOptions,
  UploadProgress,
  UploadResult,
  UploadSettings,
  UploadDependencies,
} from './upload-options.ts'
export { uploadFile } from './upload-file.ts'
