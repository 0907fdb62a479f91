import { checkFile } from './check-file.ts'
import { DeadlinePassed, LoggedOut, UploadError } from './upload-errors.ts'
import { deadlineOf } from './limits.ts'
import { uploadMessages } from './messages.ts'
import { objectName } from './object-name.ts'
import { pictureTypes } from './prepare/file-type.ts'
import { prepareFile } from './prepare/prepare-file.ts'
import { sendFailureNotice } from './report/failure-notice.ts'
import { type Report, startReport } from './report/report.ts'
import type { Job } from './routes/job.ts'
import { type FilledSlot, runRoutes } from './routes/run-routes.ts'
import type { PreparedFile, UploadOptions, UploadProgress, UploadResult, UploadDependencies } from './upload-options.ts'

/**
 * Uploads one file for a member (UPL-01 to UPL-14): checks and cleans it, then tries routes and methods in the
 * specified order. Never rejects; the result has the outcome.
 *
 * @param file a file; any other value is refused with the specification's message
 */
export async function uploadFile(
  file: unknown,
  options: UploadOptions,
  dependencies: UploadDependencies,
): Promise<UploadResult> {
  const report = startReport(dependencies.device(), dependencies.now)
  const fail = (msg: string): UploadResult => {
    report.note(`Final: Failed, ${msg.split(':')[0]}`)
    return { status: false, msg, report: report.text() }
  }
  const size = file instanceof Blob ? file.size : 0
  const watch = watchForEnd(deadlineOf(size, options.settings), options.signal, dependencies)
  let extension = 'bin'
  try {
    const upload = { options, dependencies, signal: watch.signal, report }
    const prepared = await prepare(file, upload)
    extension = prepared.extension
    const arrival = await send(prepared, upload)
    if (arrival) {
      report.note(`Final: Success, ${arrival.method} of flow ${arrival.flow}`)
      const { object: data } = arrival
      return { status: true, data, sent: prepared.body, msg: uploadMessages.uploaded, report: report.text() }
    }
  } catch (error) {
    if (error instanceof LoggedOut) return fail(uploadMessages.loggedOut)
    if (error instanceof UploadError) return fail(error.message)
    if (options.signal?.aborted) return fail(uploadMessages.cancelled)
    report.note(error instanceof DeadlinePassed ? 'the deadline has passed' : 'the upload has failed')
  } finally {
    watch.stop()
  }
  const result = fail(uploadMessages.flowsFailed)
  void sendFailureNotice(options, extension, result.report, dependencies).catch(() => {})
  return result
}

/** A running upload. Its signal aborts when the member cancels or the deadline passes. */
interface Upload {
  readonly options: UploadOptions
  readonly dependencies: UploadDependencies
  readonly signal: AbortSignal
  readonly report: Report
}

async function prepare(given: unknown, { options, dependencies, signal, report }: Upload): Promise<PreparedFile> {
  const { file, type } = checkFile(given, options.filetype)
  signal.throwIfAborted()
  options.onProgress?.({ phase: 'preparing', percent: 0 })
  const accept = options.accept ?? pictureTypes
  const { mode } = options.settings
  const prepared = await prepareFile(file, { declared: type, accept, mode, redraw: dependencies.redraw, signal })
  report.note(`File: ${prepared.type}, ${file.size} bytes, ${prepared.note}, ${prepared.body.size} bytes to send`)
  return prepared
}

function send(file: PreparedFile, { options, dependencies, signal, report }: Upload): Promise<FilledSlot | undefined> {
  const { memberId, settings, isPublic = false, onProgress } = options
  const name = objectName(memberId, file.extension, dependencies.fillRandom)
  const onSent = forwardProgress(file.body.size, onProgress)
  onSent(0)
  const job: Job = { file, name, isPublic, settings, dependencies, signal, report, onSent }
  return runRoutes(job)
}

/** Reports whole percents that never fall: a new attempt starts at 0, but the member's bar does not. */
function forwardProgress(size: number, onProgress: ((progress: UploadProgress) => void) | undefined) {
  let last = -1
  return (bytes: number) => {
    const percent = Math.min(100, Math.floor((bytes / size) * 100))
    if (percent <= last) return
    last = percent
    onProgress?.({ phase: 'sending', percent })
  }
}

/**
 * A signal that aborts when the member cancels or the time is over, whichever comes first.
 *
 * @param longest in ms
 */
function watchForEnd(longest: number, own: AbortSignal | undefined, dependencies: UploadDependencies) {
  const late = new AbortController()
  const done = new AbortController()
  dependencies.wait(longest, done.signal).then(
    () => late.abort(new DeadlinePassed()),
    () => {},
  )
  return {
    signal: own ? AbortSignal.any([own, late.signal]) : late.signal,
    stop: () => done.abort(),
  }
}
