import { useEffect, useRef, useState } from 'react'
import { kindOfError, type UploadErrorKind, useUpload } from '../../../runtime/widget-api/upload.ts'

/** The types of files that a receipt may have. */
const receiptTypes = ['image/jpeg', 'image/png'] as const

/** The largest size of a picture, in bytes (DEP-05). */
const mostBytes = 10_485_760

/** The message about a picture that was not accepted. */
export interface ReceiptError {
  readonly id: (typeof errorTexts)[UploadErrorKind] | 'error_maxsize' | 'error_maxfile'
  /** The number in the message's text. */
  readonly n?: number
}

const errorTexts = {
  format: 'please_use_supported_image_format',
  empty: 'upload.empty',
  'too-many-pixels': 'upload.too-many-pixels',
  damaged: 'upload.damaged',
  failed: 'upload_failed',
} as const satisfies Record<UploadErrorKind, string>

interface ReceiptUploads {
  /** The number of pictures that the member may still add. */
  readonly free: number
  /** The number of pictures that a transfer may have. */
  readonly most: number
  readonly isLocked: boolean
  readonly onAdd: (key: string, picture: Blob) => void
  /** Called with true when uploads start, and with false when all uploads have ended. */
  readonly onBusy: (isBusy: boolean) => void
}

/**
 * Uploads the pictures of a transfer, one after the other. Cancels the running upload when the component unmounts
 * (DEP-05).
 */
export function useReceiptUploads({ free, most, isLocked, onAdd, onBusy }: ReceiptUploads) {
  const upload = useUpload()
  const running = useRef<AbortController>(undefined)
  const [percent, setPercent] = useState<number>()
  const [error, setError] = useState<ReceiptError>()
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>({})
  const urls = useRef<string[]>([])
  useEffect(
    () => () => {
      running.current?.abort()
      for (const url of urls.current) URL.revokeObjectURL(url)
    },
    [],
  )

  function end(): void {
    running.current = undefined
    setPercent(undefined)
    onBusy(false)
  }

  /** Uploads the chosen files. Stops at the first file that is not accepted. */
  async function take(files: readonly File[]): Promise<void> {
    if (running.current || isLocked) return
    if (files.length > free) return setError({ id: 'error_maxfile', n: most })
    setError(undefined)
    const mine = new AbortController()
    running.current = mine
    onBusy(true)
    for (const file of files) {
      const wrong = errorOf(file) ?? (await send(file, mine))
      if (mine.signal.aborted) break
      if (!wrong) continue
      setError(wrong)
      break
    }
    if (running.current === mine) end()
  }

  /** Uploads one file. Returns the error of the upload. */
  async function send(file: File, mine: AbortController): Promise<ReceiptError | undefined> {
    setPercent(0)
    const onProgress = (done: number) => {
      if (running.current === mine) setPercent(done)
    }
    const { status, data, sent, msg } = await upload(file, { accept: receiptTypes, signal: mine.signal, onProgress })
    if (mine.signal.aborted) return undefined
    // The upload engine checks the bytes, because a file name may be wrong.
    if (!status || !data || !sent) return { id: errorTexts[kindOfError(msg)] }
    const { key } = data
    const url = URL.createObjectURL(file)
    urls.current.push(url)
    setPreviews((before) => ({ ...before, [key]: url }))
    // A rapid-auto deposit sends this picture again, as a file with the original name.
    onAdd(key, new File([sent], file.name, { type: sent.type }))
    return undefined
  }

  /** Cancels the running upload, so that the member can choose another picture immediately. */
  function cancel(): void {
    running.current?.abort()
    end()
  }

  return { percent, error, previews, take, cancel }
}

/** Checks a picture before the upload. Undefined if it is acceptable. */
function errorOf({ type, size }: File): ReceiptError | undefined {
  if (!receiptTypes.some((one) => one === type)) return { id: 'please_use_supported_image_format' }
  if (size === 0) return { id: errorTexts.empty }
  return size > mostBytes ? { id: 'error_maxsize', n: 10 } : undefined
}
