import type { ResponseOf, Endpoint, RequestOf } from '../../api/call-api.ts'
import { endsSession } from '../../api/response-codes.ts'
import { LoggedOut, TokenError } from '../upload-errors.ts'
import { limits } from '../limits.ts'
import { uploadMessages } from '../messages.ts'
import type { FlowNumber } from '../upload-options.ts'
import { untilAborted } from '../until-aborted.ts'
import type { Job } from './job.ts'

/**
 * Asks the backend for permission to write one object, up to four times with growing pauses (UPL-04).
 *
 * @param read returns the grant in the data of a response, or a message about an invalid grant
 * @throws LoggedOut immediately if the session has ended, for example at code 1001 or 1003 (UPL-05); TokenError after
 *   the last try
 */
export async function requestToken<Name extends Endpoint, Grant extends object>(
  flow: FlowNumber,
  endpoint: Name,
  payload: RequestOf<Name>,
  read: (data: unknown) => Grant | string,
  { dependencies, signal, report }: Job,
): Promise<Grant> {
  for (let tried = 0; ; tried += 1) {
    const response: ResponseOf<Name> & { code?: number; data?: unknown } = await untilAborted(
      dependencies.call(endpoint, payload),
      signal,
    )
    if (!response.status && (response.former || endsSession(response))) throw new LoggedOut()
    const grant = response.status ? read(response.data) : 'the backend refused'
    if (typeof grant !== 'string') return grant
    report.note(`flow ${flow} token, try ${tried + 1}: ${grant}`)
    if (tried === limits.tokenRetries) throw new TokenError(uploadMessages.noToken[flow])
    await dependencies.wait(limits.tokenDelay * 2 ** tried, signal)
  }
}
