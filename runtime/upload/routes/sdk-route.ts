import { StepError } from '../upload-errors.ts'
import { limits } from '../limits.ts'
import type { MethodName, ObjectStore, SdkMethod, Sending, StoredObject } from '../upload-options.ts'
import { untilAborted } from '../until-aborted.ts'
import { requestToken } from './request-token.ts'
import type { Job } from './job.ts'
import { readCredentials, type SdkGrant } from './read-grant.ts'
import { type PartOptions, sendParts } from './send-parts.ts'

/** A route to the store: over the SDK or over REST. */
export interface Route {
  /** Sends the file once. Throws one of the errors of `upload-errors.ts`, or the reason of the job's signal. */
  send(method: MethodName): Promise<StoredObject>
}

/** How each method sends parts (UPL-08). A part of the fast-speed method is not sent again. */
const partOptions: Readonly<Record<Exclude<SdkMethod, 'directUpload'>, PartOptions>> = {
  chunkUpload: { partSize: limits.partSize, parallel: 1, tries: limits.attempts },
  multipartUpload: { partSize: limits.partSize, parallel: limits.parallelParts, tries: limits.attempts },
  fastSpeedUpload: { partSize: limits.fastSpeedPartSize, parallel: limits.parallelParts, tries: 1 },
}

/**
 * A route over the SDK. It keeps its grant until the store refuses the credentials. The first route has longer timeouts
 * and requests private objects, like the older SDK in the specification (docs/decisions/0020).
 */
export function sdkRoute(flow: 1 | 2, job: Job): Route {
  let grant: SdkGrant | undefined
  const { file, signal, report } = job
  const contentType = file.type

  const ask = () =>
    requestToken(
      flow,
      'general/get-sts-token',
      { filename: job.name, filetype: contentType, is_public: job.isPublic },
      (data) => readCredentials(data, job.settings, job.dependencies),
      job,
    )

  async function sendBy(method: SdkMethod, store: ObjectStore): Promise<void> {
    const sending: Sending = { signal, timeout: limits.requestTimeout, onSent: job.onSent }
    if (method !== 'directUpload') {
      const onAborted = (isDone: boolean) => report.note(isDone ? 'multipart upload taken back' : 'taking back failed')
      return sendParts(store, file.body, partOptions[method], sending, onAborted)
    }
    const patient = { timeout: limits.directTimeout, connectTimeout: limits.directConnectTimeout }
    return store.put(file.body, flow === 1 ? { ...sending, ...patient } : sending)
  }

  return {
    async send(method) {
      grant ??= await ask()
      const { object, open } = grant
      const store = await untilAborted(open(method as SdkMethod, contentType, flow === 1), signal)
      try {
        await sendBy(method as SdkMethod, store)
        return object
      } catch (error) {
        if (error instanceof StepError && error.isRefused) grant = undefined
        throw error
      } finally {
        store.close()
      }
    },
  }
}
