import { uploadMessages } from './messages.ts'

/** The reason for a failed upload. The member tries again after `failed`, and otherwise chooses another file. */
export type UploadErrorKind = 'format' | 'empty' | 'too-many-pixels' | 'damaged' | 'failed'

const cloningFailed = uploadMessages.cloningFailed('')

/** Derives the reason from the message of an upload's result. */
export function kindOfError(message: string): UploadErrorKind {
  if (message.startsWith(uploadMessages.invalidType(''))) return 'format'
  if (message === uploadMessages.notAFile || message === uploadMessages.noType) return 'format'
  if (message === uploadMessages.empty || message === uploadMessages.emptyData) return 'empty'
  if (!message.startsWith(cloningFailed)) return 'failed'
  const reason = message.slice(cloningFailed.length)
  if (reason === cloningReasons.tooManyPixels) return 'too-many-pixels'
  return reason === cloningReasons.late || reason === cloningReasons.notLoaded ? 'failed' : 'damaged'
}

/** The reasons why a picture cannot be prepared ("cloning failed"). They contain nothing from the file. */
export const cloningReasons = {
  tooManyPixels: 'the picture has more than 40 megapixels',
  cut: 'the picture is cut short',
  unreadable: 'the picture cannot be read',
  late: 'it took longer than 20 s',
  notLoaded: 'the code that draws it did not load',
  notDrawn: 'it cannot be drawn',
} as const
