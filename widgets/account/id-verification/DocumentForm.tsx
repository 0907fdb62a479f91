import { useEffect, useRef, useState } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useCall, useTellFailure } from '../../../runtime/widget-api/data.ts'
import { kindOfFault, type UploadFaultKind, useUpload } from '../../../runtime/widget-api/upload.ts'
import type { IdDocument } from '../../../schemas/generated/records.ts'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './DocumentForm.module.css'

const kinds = ['national-id', 'passport', 'driving-licence'] as const satisfies readonly IdDocument['kind'][]
const accept = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Most bytes of a picture. */
const mostBytes = 10_485_760

interface Fault {
  readonly id: (typeof faultTexts)[UploadFaultKind] | 'error_required' | 'error_maxsize'
}

const faultTexts = {
  format: 'error_accept',
  empty: 'upload.empty',
  'too-many-pixels': 'upload.too-many-pixels',
  damaged: 'upload.damaged',
  failed: 'account.id-verification.failed',
} as const satisfies Record<UploadFaultKind, string>

/** Chooses a document and its picture, and sends them. The picture is cleaned and uploaded when the form is sent. */
export function DocumentForm({ onSent }: { readonly onSent: () => void }) {
  const upload = useUpload()
  const call = useCall()
  const tellFailure = useTellFailure()
  const [kind, setKind] = useState<(typeof kinds)[number]>('national-id')
  const [picture, setPicture] = useState<{ readonly file: File; readonly url: string }>()
  const [fault, setFault] = useState<Fault>()
  const [percent, setPercent] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const isBusy = percent !== undefined
  const url = picture?.url
  useEffect(() => () => void (url === undefined || URL.revokeObjectURL(url)), [url])
  useEffect(() => () => running.current?.abort(), [])

  function choose(file: File | undefined): void {
    if (!file) return
    const wrong = faultOf(file)
    setFault(wrong)
    setPicture(wrong ? undefined : { file, url: URL.createObjectURL(file) })
  }

  async function send(): Promise<void> {
    if (running.current) return
    if (!picture) return setFault({ id: 'error_required' })
    const mine = new AbortController()
    running.current = mine
    setFault(undefined)
    setPercent(0)
    const { status, data, msg } = await upload(picture.file, { accept, signal: mine.signal, onProgress: setPercent })
    if (status && data && !mine.signal.aborted) {
      const answer = await call('user/submit-id-document', { kind, key: data.key })
      if (answer.status) onSent()
      else tellFailure(answer)
    } else if (!mine.signal.aborted) {
      // The engine looks at the bytes: a name may lie.
      setFault({ id: faultTexts[kindOfFault(msg)] })
    }
    running.current = undefined
    setPercent(undefined)
  }

  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <fieldset className={styles.kinds} disabled={isBusy}>
        <legend>
          <Message id="account.id-verification.kind" />
        </legend>
        {kinds.map((one) => (
          <label key={one}>
            <input type="radio" name="document-kind" checked={one === kind} onChange={() => setKind(one)} />
            <Message id={`account.id-verification.${one}`} />
          </label>
        ))}
      </fieldset>
      <div className={formStyles.field}>
        <label className={styles.picture} data-invalid={fault ? '' : undefined}>
          <input
            id="document-picture"
            type="file"
            className="visually-hidden"
            accept={accept.join(',')}
            disabled={isBusy}
            aria-describedby={`document-picture-hint${fault ? ' document-picture-fault' : ''}`}
            onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
          />
          {url === undefined ? <Icon name="account" size={36} /> : <img src={url} alt="" />}
          <span>
            <Message
              id={url === undefined ? 'account.id-verification.choose' : 'account.id-verification.choose-other'}
            />
          </span>
          {isBusy ? <progress max={100} value={percent} aria-label={`${Math.round(percent)}%`} /> : null}
        </label>
        <p id="document-picture-hint" className={formStyles.hint}>
          <Message id="account.id-verification.hint" />
        </p>
        {fault ? (
          <p id="document-picture-fault" className={formStyles.fault} role="alert">
            <Message id={fault.id} values={{ n: 10 }} />
          </p>
        ) : null}
      </div>
      <SubmitButton isBusy={isBusy}>
        <Message id="account.id-verification.send" />
      </SubmitButton>
      {isBusy ? (
        <button type="button" className={formStyles.secondary} onClick={() => running.current?.abort()}>
          <Message id="common.cancel" />
        </button>
      ) : null}
    </form>
  )
}

/** What is wrong with a picture before it is sent. */
function faultOf({ type, size }: File): Fault | undefined {
  if (!accept.some((one) => one === type)) return { id: 'error_accept' }
  if (size === 0) return { id: faultTexts.empty }
  return size > mostBytes ? { id: 'error_maxsize' } : undefined
}
