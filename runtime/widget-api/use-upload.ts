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

let dependencies: UploadDependencies | undefined

/**
 * Returns a function that uploads a member's picture to the object store. The code of uploads loads with the first
 * picture. If the code fails to load, the upload fails without a message.
 */
export function useUpload() {
  const { data, session } = useSite()
  const memberId = useSession(({ member }) => member?.mid ?? '')
  const { environment, merchant, settings } = data
  return useCallback(
    async (file: File, { accept, signal, onProgress }: UploadRequest): Promise<UploadResult> => {
      try {
        const { createBrowserDependencies, uploadFile } = await import('../upload/index.ts')
        dependencies ??= createBrowserDependencies(session.call)
        const title = `${environment} ${merchant.id}`
        const options = { memberId, settings: settings.upload, title, accept, signal }
        return await uploadFile(file, { ...options, onProgress: ({ percent }) => onProgress(percent) }, dependencies)
      } catch {
        return { status: false, msg: '', report: '' }
      }
    },
    [session, environment, merchant, settings, memberId],
  )
}
