import { useCallback } from 'react'
import { useSite } from '../site/site-context.ts'
import type { UploadResult, UploadDependencies } from '../upload/index.ts'
import { useSession } from './session.ts'

interface UploadRequest {
  /** Accepted MIME types. */
  readonly accept: readonly string[]
  readonly signal: AbortSignal
  readonly onProgress: (percent: number) => void
}

interface Uploaded extends UploadResult {
  /** The sent picture: upright, small, and without the file's metadata. After a failed preparation, the file itself. */
  readonly sent: Blob
}

let dependencies: UploadDependencies | undefined

/**
 * Sends a member's picture to the store. The engine loads with the first picture; if it fails to load, the upload
 * fails.
 */
export function useUpload() {
  const { data, session } = useSite()
  const memberId = useSession(({ member }) => member?.mid ?? '')
  const { environment, merchant, settings } = data
  return useCallback(
    async (file: File, { accept, signal, onProgress }: UploadRequest): Promise<Uploaded> => {
      try {
        const { createBrowserDependencies, prepareFile, uploadFile } = await import('../upload/index.ts')
        dependencies ??= createBrowserDependencies(session.call)
        const { redraw } = dependencies
        const { mode } = settings.upload
        // If the file cannot be prepared, passes it unchanged to the upload, which reports the reason.
        const sent = await prepareFile(file, { declared: file.type, accept, mode, redraw, signal }).then(
          ({ body, type }) => new File([body], file.name, { type }),
          () => file,
        )
        const title = `${environment} ${merchant.id}`
        const options = { memberId, settings: settings.upload, title, accept, signal }
        const result = await uploadFile(
          sent,
          { ...options, onProgress: ({ percent }) => onProgress(percent) },
          dependencies,
        )
        return { ...result, sent }
      } catch {
        return { status: false, msg: '', report: '', sent: file }
      }
    },
    [session, environment, merchant, settings, memberId],
  )
}
