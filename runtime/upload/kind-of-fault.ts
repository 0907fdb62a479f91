import { uploadMessages } from './messages.ts'

/** What a person can do about an upload that has failed: choose another file, for a reason, or try again (`failed`). */
export type UploadFaultKind = 'format' | 'empty' | 'too-many-pixels' | 'damaged' | 'failed'

const cloningFailed = uploadMessages.cloningFailed('')

/** Why an upload has failed, out of the message of its result. */
export function kindOfFault(message: string): UploadFaultKind {
  if (message.startsWith(uploadMessages.invalidType(''))) return 'format'
  if (message === uploadMessages.empty || message === uploadMessages.emptyData) return 'empty'
  if (!message.startsWith(cloningFailed)) return 'failed'
  const reason = message.slice(cloningFailed.length)
  if (reason === cloningReasons.tooManyPixels) return 'too-many-pixels'
  return reason === cloningReasons.late ? 'failed' : 'damaged'
}

/** Why a picture could not be made ready. Nothing of the file is told. */
export const cloningReasons = {
  tooManyPixels: 'the picture has more than 40 megapixels',
  cut: 'the picture is cut short',
  unreadable: 'the picture cannot be read',
  late: 'it took longer than 20 s',
  notDrawn: 'it cannot be drawn',
} as const
