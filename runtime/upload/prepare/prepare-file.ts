import { UploadError } from '../upload-errors.ts'
import { compressionOf, limits } from '../limits.ts'
import { cloningReasons } from '../kind-of-error.ts'
import { uploadMessages } from '../messages.ts'
import { extensionFor } from '../object-name.ts'
import type { PreparedFile, Redraw, Redrawing } from '../upload-options.ts'
import { untilAborted } from '../until-aborted.ts'
import { type FileType, fileTypeOf, headLength, pictureTypes } from './file-type.ts'
import { cleanPicture, isWholePicture, type PictureFacts, pictureFacts, pixelsOf } from './picture-facts.ts'

interface Preparing {
  readonly declared: string
  readonly accept: readonly string[]
  readonly mode: number
  readonly redraw: Redraw
  readonly signal: AbortSignal
}

/**
 * Prepares a file for sending (UPL-07). Its bytes decide its type. Redraws a large picture with at most 720 pixels of
 * width, and a rotated picture upright. Removes a picture's metadata: no place, camera or name leaves the device.
 *
 * @throws UploadError with the specification's message; after an abort, the signal's reason
 */
export async function prepareFile(file: Blob, preparing: Preparing): Promise<PreparedFile> {
  const type = await typeOf(file, preparing)
  const extensionOf = ({ extensions }: FileType) => extensionFor(file instanceof File ? file.name : '', extensions)
  if (!pictureTypes.includes(type.mime)) {
    const body = file.slice(0, file.size, type.mime)
    return { body, type: type.mime, extension: extensionOf(type), note: 'sent as it is' }
  }
  try {
    const { body, note, sentType } = await preparePicture(file, type, preparing)
    if (body.size === 0) throw new UploadError(uploadMessages.emptyData)
    return { body, type: sentType.mime, extension: extensionOf(sentType), note }
  } catch (error) {
    preparing.signal.throwIfAborted()
    if (error instanceof UploadError) throw error
    throw new UploadError(uploadMessages.cloningFailed(reasonOf(error)))
  }
}

async function typeOf(file: Blob, { declared, accept }: Preparing): Promise<FileType> {
  const head = await readBytes(file.slice(0, headLength))
  const type = fileTypeOf(head)
  if (!type || !accept.includes(type.mime)) {
    throw new UploadError(uploadMessages.invalidType((type?.mime ?? declared).slice(0, 100)))
  }
  return type
}

async function preparePicture(file: Blob, type: FileType, { accept, mode, redraw, signal }: Preparing) {
  const { mime } = type
  refuseTooManyPixels(pixelsOf(await readBytes(file.slice(0, limits.headerLength)), mime) ?? 0)
  const bytes = await readBytes(file)
  const facts = pictureFacts(bytes, mime)
  refuseTooManyPixels(facts.width * facts.height)
  // A browser draws a truncated picture without an error, and its missing part is grey.
  if (!isWholePicture(bytes, mime)) throw new UploadError(uploadMessages.cloningFailed(cloningReasons.cut))
  const { from, quality } = compressionOf(mode)
  const isLarge = file.size >= from
  if (!isLarge && facts.orientation === 1)
    return { body: cleanPicture(bytes, mime), note: 'metadata removed', sentType: type }
  const redrawing = isLarge ? { longestSide: longestSide(facts), quality } : { quality: 1 }
  const drawn = await readBytes(await inTime(redraw, new Blob([bytes], { type: mime }), redrawing, signal))
  // A browser that cannot write WebP, such as Safari, draws a PNG instead.
  const sentType = fileTypeOf(drawn)
  if (!sentType || !accept.includes(sentType.mime)) throw new Error(cloningReasons.notDrawn)
  return {
    body: cleanPicture(drawn, sentType.mime),
    sentType,
    note: isLarge ? `compressed at quality ${quality}` : 'turned upright, metadata removed',
  }
}

/** A small file may unpack to any size, so the number of pixels in the header decides. */
function refuseTooManyPixels(pixels: number): void {
  if (pixels > limits.mostPixels) {
    throw new UploadError(uploadMessages.cloningFailed(cloningReasons.tooManyPixels))
  }
}

/**
 * The longer side of a picture, in pixels, after scaling. Scaling makes the picture at most 720 px wide when upright.
 */
function longestSide({ width, height, orientation }: PictureFacts): number {
  const seenWidth = orientation >= 5 ? height : width
  const scale = Math.min(1, limits.pictureWidth / seenWidth)
  return Math.round(Math.max(width, height) * scale)
}

async function inTime(redraw: Redraw, picture: Blob, how: Omit<Redrawing, 'signal'>, signal: AbortSignal) {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error(cloningReasons.late)), limits.redrawTimeout)
  const ended = AbortSignal.any([signal, late.signal])
  try {
    return await untilAborted(redraw(picture, { ...how, signal: ended }), ended)
  } finally {
    clearTimeout(timer)
  }
}

async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const buffer: unknown = await file.arrayBuffer()
  if (!(buffer instanceof ArrayBuffer)) throw new UploadError(uploadMessages.noBuffer)
  return new Uint8Array(buffer)
}

/** A library's message may contain parts of the file, so only our own messages are passed on. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const { unreadable, late, notLoaded, notDrawn } = cloningReasons
  return [unreadable, late, notLoaded].find((one) => one === message) ?? notDrawn
}
