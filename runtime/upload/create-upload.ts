import { createStore, type StoreApi } from 'zustand/vanilla'
import { uploadFile } from './upload-file.ts'
import type { UploadOptions, UploadResult, UploadDependencies } from './upload-options.ts'

/** The state of an upload in its field. */
export interface UploadState {
  readonly phase: 'idle' | 'preparing' | 'sending' | 'done' | 'failed' | 'cancelled'
  /** The progress, from 0 to 100. */
  readonly percent: number
  /** The engine's message after the end, which is not for members. */
  readonly message: string
  /** The key of the stored object. */
  readonly key: string | undefined
}

/** One field's upload: at most one file at a time. */
export interface Upload {
  readonly state: StoreApi<UploadState>
  /** Starts the upload of a file, and cancels a running one first. */
  start(file: unknown): Promise<UploadResult>
  /** Cancels a running upload, if any. */
  cancel(): void
}

const idle: UploadState = { phase: 'idle', percent: 0, message: '', key: undefined }

/** Creates the upload of one field. Ignores late events of an earlier start. */
export function createUpload(
  options: Omit<UploadOptions, 'signal' | 'onProgress'>,
  dependencies: UploadDependencies,
): Upload {
  const state = createStore<UploadState>(() => idle)
  let running: AbortController | undefined

  async function start(file: unknown): Promise<UploadResult> {
    running?.abort()
    const mine = new AbortController()
    running = mine
    state.setState({ ...idle, phase: 'preparing' })
    const show = (changed: Partial<UploadState>) => {
      if (running === mine) state.setState(changed)
    }
    const result = await uploadFile(file, { ...options, signal: mine.signal, onProgress: show }, dependencies)
    const ended = mine.signal.aborted && !result.status ? 'cancelled' : 'failed'
    show({
      phase: result.status ? 'done' : ended,
      message: result.msg,
      key: result.data?.key,
      ...(result.status ? { percent: 100 } : {}),
    })
    return result
  }

  return { state, start, cancel: () => running?.abort() }
}
