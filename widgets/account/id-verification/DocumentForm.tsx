import { useEffect, useMemo } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useCall, useShowFailure } from '../../../runtime/widget-api/data.ts'
import { type Flow, useFlow } from '../../../runtime/widget-api/flow.ts'
import { useUpload } from '../../../runtime/widget-api/upload.ts'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { Icon } from '../../_ui/Icon.tsx'
import { useFocusFallback } from '../../_ui/list/use-focus-fallback.ts'
import {
  createDocument,
  type DocumentEvent,
  documentKinds,
  documentStart,
  type DocumentState,
  documentTypes,
  type PictureError,
  maxMegabytes,
} from './create-document.ts'
import styles from './DocumentForm.module.css'

const errorTexts = {
  format: 'error_accept',
  empty: 'upload.empty',
  'too-many-pixels': 'upload.too-many-pixels',
  damaged: 'upload.damaged',
  failed: 'account.id-verification.failed',
  missing: 'error_required',
  'too-large': 'error_maxsize',
} as const satisfies Record<PictureError, string>

/** The form for a document and its picture. A submit removes the picture's metadata and uploads the picture. */
export function DocumentForm({ onChanged }: { readonly onChanged: () => void }) {
  const upload = useUpload()
  const call = useCall()
  const showFailure = useShowFailure()
  const { state, isBusy, flow } = useFlow(
    (context): Flow<DocumentState, DocumentEvent> =>
      createDocument({ flow: context, call, upload, showFailure, onChanged }),
    documentStart,
  )
  const { kind, picture, error, percent = 0, isSubmitting = false } = state
  const canCancel = isBusy && !isSubmitting
  const act = (event: DocumentEvent) => void flow()?.act(event)
  // The button that cancels an upload disappears when the upload ends.
  const field = useFocusFallback<HTMLDivElement>(!canCancel)
  const url = useMemo(() => picture && URL.createObjectURL(picture), [picture])
  useEffect(() => () => void (url === undefined || URL.revokeObjectURL(url)), [url])

  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        act({ type: 'submitted' })
      }}
    >
      {/* Not `disabled` while a document is sent, so that the focused field keeps the focus. The flow ignores changes. */}
      <fieldset className={styles.kinds} aria-disabled={isBusy}>
        <legend>
          <Message id="account.id-verification.kind" />
        </legend>
        {documentKinds.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="document-kind"
              checked={one === kind}
              onChange={() => act({ type: 'kind-chosen', kind: one })}
            />
            <Message id={`account.id-verification.${one}`} />
          </label>
        ))}
      </fieldset>
      <div ref={field} className={formStyles.field} role="group" aria-labelledby="document-picture-label" tabIndex={-1}>
        <label className={styles.picture} data-invalid={error ? '' : undefined}>
          <input
            id="document-picture"
            type="file"
            className="visually-hidden"
            accept={documentTypes.join(',')}
            aria-disabled={isBusy}
            onClick={(event) => {
              if (isBusy) event.preventDefault()
            }}
            aria-describedby={`document-picture-hint${error ? ' document-picture-error' : ''}`}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.files?.[0]
              // The browser reports no change if the member chooses the same file again, which may have changed.
              currentTarget.value = ''
              if (chosen) act({ type: 'picture-chosen', picture: chosen })
            }}
          />
          {url === undefined ? <Icon name="account" size={36} /> : <img src={url} alt="" />}
          <span id="document-picture-label">
            <Message
              id={url === undefined ? 'account.id-verification.choose' : 'account.id-verification.choose-other'}
            />
          </span>
          {isBusy ? <progress max={100} value={percent} aria-label={`${Math.round(percent)}%`} /> : null}
        </label>
        <p id="document-picture-hint" className={formStyles.hint}>
          <Message id="account.id-verification.hint" />
        </p>
        {error ? (
          <p id="document-picture-error" className={formStyles.error} role="alert">
            <Message id={errorTexts[error]} values={{ n: maxMegabytes }} />
          </p>
        ) : null}
      </div>
      <SubmitButton isBusy={isBusy}>
        <Message id="account.id-verification.send" />
      </SubmitButton>
      {canCancel ? (
        <button type="button" className={formStyles.secondary} onClick={() => act({ type: 'cancelled' })}>
          <Message id="common.cancel" />
        </button>
      ) : null}
    </form>
  )
}
