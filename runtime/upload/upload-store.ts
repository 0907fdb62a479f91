import { createStore, type StoreApi } from 'zustand/vanilla'
import { uploadFile } from './upload-file.ts'
import type { UploadOptions, UploadResult, UploadWorld } from './upload-options.ts'

/** The state of an upload, as its field shows it. */
export interface UploadState {
  readonly phase: 'idle' | 'preparing' | 'sending' | 'done' | 'failed' | 'cancelled'
  /** 0 to 100. */
  readonly percent: number
  /** The engine's message after the end. Not meant for members. */
  readonly message: string
  /** The object's key, once it is in the store. */
  readonly key: string | undefined
}

/** One field's upload: at most one file at a time. */
export interface Upload {
  readonly store: StoreApi<UploadState>
  /** Starts with a file; one that is still running is ended first. */
  start(file: unknown): Promise<UploadResult>
  /** Ends what is running; without any, nothing happens. */
  cancel(): void
}

const idle: UploadState = { phase: 'idle', percent: 0, message: '', key: undefined }

/** The upload of one field. Late events of an earlier start change nothing. */
export function createUpload(options: Omit<UploadOptions, 'signal' | 'onProgress'>, world: UploadWorld): Upload {
  const store = createStore<UploadState>(() => idle)
  let running: AbortController | undefined

  async function start(file: unknown): Promise<UploadResult> {
    running?.abort()
    const mine = new AbortController()
    running = mine
    store.setState({ ...idle, phase: 'preparing' })
    const show = (state: Partial<UploadState>) => {
      if (running === mine) store.setState(state)
    }
    const result = await uploadFile(file, { ...options, signal: mine.signal, onProgress: show }, world)
    const ended = mine.signal.aborted && !result.status ? 'cancelled' : 'failed'
    show({
      phase: result.status ? 'done' : ended,
      message: result.msg,
      key: result.data?.key,
      ...(result.status ? { percent: 100 } : {}),
    })
    return result
  }

  return { store, start, cancel: () => running?.abort() }
}
