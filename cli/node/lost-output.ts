import { diskReason } from '../../runtime/sources/disk-failure.ts'
import { codeOf, messageOf } from '../../runtime/errors/caught-error.ts'
import { exitCodes } from '../command-context.ts'

/**
 * Lets a command finish its work if its output cannot be written. Otherwise, a log on a full disk would end a host.
 * Standard error names the first failure, and the process ends with 2. A closed pipe is not a failure: its reader may
 * have read enough.
 */
export function surviveLostOutput(): void {
  let isReported = false
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
      if (codeOf(error) === 'EPIPE') return
      process.exitCode ||= exitCodes.misuse
      if (isReported) return
      isReported = true
      process.stderr.write(`Livery cannot write its output: ${diskReason(error) ?? messageOf(error)}.\n`)
    })
}
