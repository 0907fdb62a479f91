import type { Report } from '../report/report.ts'
import type { PreparedFile, UploadSettings, UploadDependencies } from '../upload-options.ts'

/** One upload: its file and everything that the upload routes need to send it. */
export interface Job {
  readonly file: PreparedFile
  /** The object's name: one for all routes and attempts. */
  readonly name: string
  readonly isPublic: boolean
  readonly settings: UploadSettings
  readonly dependencies: UploadDependencies
  /** Aborted by the member or by the deadline. */
  readonly signal: AbortSignal
  readonly report: Report
  /** Called with the number of bytes that this attempt has sent. */
  readonly onSent: (bytes: number) => void
}
