import { StepError } from '../upload-errors.ts'
import { limits } from '../limits.ts'
import { uploadMessages } from '../messages.ts'
import { requestToken } from './request-token.ts'
import type { Job } from './job.ts'
import { readForm } from './read-grant.ts'
import type { Route } from './sdk-route.ts'

/**
 * The REST route: sends the file with the method of the grant and the file's Content-Type. A response that is not OK is
 * an error (UPL-12).
 */
export function restRoute(job: Job): Route {
  const { file, signal, settings, dependencies } = job
  return {
    async send() {
      // A grant is presigned for a short time and one request, so each attempt requests a new grant.
      const { object, method, url } = await requestToken(
        3,
        'general/get-sts-token-new',
        { file_name: job.name, content_type: file.type, is_public: job.isPublic },
        (data) => readForm(data, settings, dependencies),
        job,
      )
      const headers = { 'content-type': file.type }
      const sending = { signal, timeout: limits.requestTimeout, onSent: job.onSent }
      const { status } = await dependencies.send({ method, url, headers, body: file.body }, sending)
      if (status < 200 || status > 299) throw new StepError(uploadMessages.restRefused(status))
      return object
    },
  }
}
