import { expect } from 'vitest'
import {
  createFakeDependencies,
  documentOf,
  options,
  responseOf,
} from '../../../runtime/upload/testing/fake-dependencies.ts'
import { uploadFile } from '../../../runtime/upload/upload-file.ts'
import type { Callers, Changes, RecordingBackend } from '../recording-backend.ts'

/** Uploads a small document. Returns the key of the stored object. */
async function upload({ call, payloadsOf }: RecordingBackend): Promise<unknown> {
  const { data } = await uploadFile(documentOf(100), options, { ...createFakeDependencies(), call })
  // A failed upload returns its result first. It sends a notice later, and nothing waits for the notice.
  if (!data) await expect.poll(() => payloadsOf('slack/notify-block')).toHaveLength(1)
  return data?.key
}

const name = expect.stringMatching(/^M000123_\w{16}\.pdf$/) as unknown
const key = expect.stringMatching(/^river\/M000123_\w{16}\.pdf$/) as unknown
const filetype = 'application/pdf'

const withToken = (endpoint: 'general/get-sts-token' | 'general/get-sts-token-new'): Changes => ({
  [endpoint]: (_response: unknown, payload: Record<string, string>) => responseOf(endpoint, payload),
})

export const uploadCalls: Callers = {
  'general/get-sts-token': [
    {
      caller: 'an upload over the SDK',
      changes: withToken('general/get-sts-token'),
      drive: upload,
      payloads: [{ filename: name, filetype, is_public: false }],
      read: key,
    },
  ],
  'general/get-sts-token-new': [
    {
      caller: 'an upload over REST, after both attempts over the SDK have failed',
      changes: withToken('general/get-sts-token-new'),
      drive: upload,
      payloads: [{ file_name: name, content_type: filetype, is_public: false }],
      read: key,
    },
  ],
  'slack/notify-block': [
    {
      caller: 'a failed upload',
      drive: upload,
      payloads: [
        {
          title: 'production river',
          block: {
            data: {
              file_name: expect.stringMatching(/^[0-9a-f]{12}\.pdf$/) as unknown,
              device_type: 'mobile',
              browser: 'Chrome 156',
              full_log: expect.stringContaining('All upload flows failed') as unknown,
            },
          },
        },
      ],
    },
  ],
}
