import { useEffect, useRef, useState } from 'react'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { kindOfError, type UploadErrorKind, useUpload } from '../../../runtime/widget-api/upload.ts'
import { Icon } from '../../_ui/Icon.tsx'
import formStyles from '../../_ui/form/form.module.css'
import styles from './deposit.module.css'

/** The largest size of a picture, in bytes (DEP-05). */
const mostBytes = 10_485_760
const accept = ['image/jpeg', 'image/png'] as const

interface ReceiptFieldProps {
  readonly id: string
  /** Keys of the uploaded pictures. */
  readonly receipts: readonly string[]
  readonly most: 1 | 2
  /** Whether the member has tried to send the form without a picture. */
  readonly isMissing: boolean
  readonly isLocked: boolean
  /** Id of a message about the picture, below the field. */
  readonly hint: string
  readonly onAdd: (key: string, picture: Blob) => void
  readonly onRemove: (key: string) => void
  /** Called with true when an upload starts, and with false when the last one has ended. */
  readonly onBusy: (isBusy: boolean) => void
}

interface ReceiptError {
  readonly id: (typeof errorTexts)[UploadErrorKind] | 'error_maxsize' | 'error_maxfile'
  readonly n?: number
}

const errorTexts = {
  format: 'please_use_supported_image_format',
  empty: 'upload.empty',
  'too-many-pixels': 'upload.too-many-pixels',
  damaged: 'upload.damaged',
  failed: 'upload_failed',
} as const satisfies Record<UploadErrorKind, string>

/** The pictures of a transfer. They upload as soon as the member has chosen them, one after the other (DEP-05). */
export function ReceiptField(props: ReceiptFieldProps) {
  const { id, receipts, most, isMissing, isLocked, hint, onAdd, onRemove, onBusy } = props
  const intl = useIntl()
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

  async function take(files: readonly File[]): Promise<void> {
    if (running.current || isLocked) return
    if (files.length > most - receipts.length) return setError({ id: 'error_maxfile', n: most })
    setError(undefined)
    const mine = new AbortController()
    running.current = mine
    onBusy(true)
    for (const file of files) {
      const wrong = errorOf(file)
      if (wrong) {
        setError(wrong)
        break
      }
      setPercent(0)
      const onProgress = (sent: number) => {
        if (running.current === mine) setPercent(sent)
      }
      const result = await upload(file, { accept, signal: mine.signal, onProgress })
      if (mine.signal.aborted) break
      if (!result.status || !result.data) {
        // The upload engine checks the bytes, because a file name may be wrong.
        setError({ id: errorTexts[kindOfError(result.msg)] })
        break
      }
      const url = URL.createObjectURL(file)
      urls.current.push(url)
      const { key } = result.data
      setPreviews((before) => ({ ...before, [key]: url }))
      onAdd(key, result.sent)
    }
    if (running.current !== mine) return
    running.current = undefined
    setPercent(undefined)
    onBusy(false)
  }

  /** Cancels the running upload, so that the member can choose another picture immediately. */
  function cancel(): void {
    running.current?.abort()
    running.current = undefined
    setPercent(undefined)
    onBusy(false)
  }

  const shown = error ?? (isMissing ? { id: 'error_required' as const, n: 0 } : undefined)
  const isBusy = percent !== undefined
  const field = `${id}-receipt`
  return (
    <div className={formStyles.field}>
      <span className={formStyles.label} id={`${field}-label`}>
        <Message id="deposit.receipt" />
      </span>
      {receipts.length > 0 ? (
        <ul className={styles.receipts}>
          {receipts.map((key, index) => (
            <li key={key}>
              {previews[key] ? <img src={previews[key]} alt="" width={64} height={64} /> : <Icon name="check" />}
              <span>
                <Message id="deposit.receipt-sent" values={{ n: index + 1 }} />
              </span>
              <button
                type="button"
                className={formStyles.link}
                disabled={isLocked}
                onClick={() => onRemove(key)}
                aria-label={intl.formatMessage({ id: 'deposit.receipt-remove' }, { n: index + 1 })}
              >
                <Message id="deposit.remove" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {receipts.length < most ? (
        <label className={styles.drop} data-invalid={shown ? '' : undefined} data-busy={isBusy || undefined}>
          <input
            id={field}
            type="file"
            className="visually-hidden"
            accept=".jpg,.jpeg,.png,image/jpeg,image/png"
            multiple={most > 1}
            // Not `disabled`, so that the field keeps the focus.
            aria-disabled={isLocked || isBusy}
            onClick={(event) => {
              if (isLocked || isBusy) event.preventDefault()
            }}
            aria-describedby={`${field}-hint${shown ? ` ${field}-error` : ''}`}
            onChange={(event) => {
              const chosen = [...(event.currentTarget.files ?? [])]
              event.currentTarget.value = ''
              void take(chosen)
            }}
          />
          <Icon name="receipt" size={28} />
          <span>
            {isBusy ? (
              <Message id="deposit.receipt-sending" values={{ percent: Math.round(percent) }} />
            ) : (
              <Message id="deposit.receipt-choose" />
            )}
          </span>
          {isBusy ? <progress max={100} value={percent} aria-labelledby={`${field}-label`} /> : null}
        </label>
      ) : null}
      {isBusy ? (
        <button type="button" className={formStyles.link} onClick={cancel}>
          <Message id="common.cancel" />
        </button>
      ) : null}
      <p id={`${field}-hint`} className={formStyles.hint}>
        <Message id={hint} values={{ n: most }} />
      </p>
      {shown ? (
        <p id={`${field}-error`} className={formStyles.error} role="alert">
          <Message id={shown.id} values={{ n: shown.n ?? 0 }} />
        </p>
      ) : null}
    </div>
  )
}

/** Checks a picture before the upload. Undefined if it is acceptable. */
function errorOf({ type, size }: File): ReceiptError | undefined {
  if (!accept.some((one) => one === type)) return { id: 'please_use_supported_image_format' }
  if (size === 0) return { id: errorTexts.empty }
  return size > mostBytes ? { id: 'error_maxsize', n: 10 } : undefined
}
