import { type Change, createFlow, type Flow, type FlowContext } from '../../../runtime/widget-api/flow.ts'
import type { Call } from '../../../runtime/widget-api/data.ts'
import { kindOfError, type UploadErrorKind } from '../../../runtime/widget-api/upload.ts'
import type { IdDocument } from '../../../schemas/generated/records.ts'
import type { Failure } from '../_flow/auth-dependencies.ts'
import { hasUnknownOutcome } from '../_flow/call-outcome.ts'

export const documentKinds = [
  'national-id',
  'passport',
  'driving-licence',
] as const satisfies readonly IdDocument['kind'][]
export type DocumentKind = (typeof documentKinds)[number]

/** MIME types of a picture. */
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** The largest size of a picture, in megabytes of 1,048,576 bytes. */
export const maxMegabytes = 10

/** The reasons for which a picture is refused. */
export type PictureError = UploadErrorKind | 'missing' | 'too-large'

/** The state of choosing and sending a document (AUT-20). */
export interface DocumentState {
  readonly kind: DocumentKind
  readonly picture?: File
  readonly error?: PictureError
  /** How much of the picture has been sent, in percent. Undefined while no document is being sent. */
  readonly percent?: number
  /**
   * Whether the picture is uploaded, and the call that submits the document is running. The member can no longer
   * cancel.
   */
  readonly isSubmitting?: true
}

export type DocumentEvent =
  | { readonly type: 'kind-chosen'; readonly kind: DocumentKind }
  | { readonly type: 'picture-chosen'; readonly picture: File }
  | { readonly type: 'submitted' | 'cancelled' | 'sent' }
  | { readonly type: 'progressed'; readonly percent: number }
  | { readonly type: 'uploaded'; readonly key: string }
  | { readonly type: 'upload-failed'; readonly error: UploadErrorKind }
  /**
   * `in-check`: the backend already has a document of the member, for example from another tab. Or the response is
   * lost, so the backend may have this document.
   */
  | { readonly type: 'refused' | 'in-check'; readonly failure: Failure }

export type DocumentEffect =
  | { readonly type: 'upload'; readonly picture: File }
  | { readonly type: 'submit'; readonly kind: DocumentKind; readonly key: string }
  | { readonly type: 'show-failure'; readonly failure: Failure }
  | { readonly type: 'report-change' }

/** The code of `user/submit-id-document` if a document is pending or verified. */
const inCheck = 4241

export const documentStart: DocumentState = { kind: 'national-id' }

/** The reducer of a document: the next state, and the upload or the call to start as an effect. */
function reduceDocument(state: DocumentState, event: DocumentEvent): Change<DocumentState, DocumentEffect> {
  const { error: _error, percent: _percent, isSubmitting: _submitting, ...rest } = state
  const only = (next: DocumentState, ...effects: DocumentEffect[]) => ({ state: next, effects })
  switch (event.type) {
    case 'kind-chosen':
      return only({ ...state, kind: event.kind })
    case 'picture-chosen': {
      const error = errorOf(event.picture)
      return only(error ? { kind: state.kind, error } : { kind: state.kind, picture: event.picture })
    }
    case 'submitted': {
      const { picture } = state
      return picture ? only({ ...rest, percent: 0 }, { type: 'upload', picture }) : only({ ...rest, error: 'missing' })
    }
    case 'progressed':
      return only(state.percent === undefined ? state : { ...state, percent: event.percent })
    case 'uploaded':
      return only({ ...state, isSubmitting: true }, { type: 'submit', kind: state.kind, key: event.key })
    case 'upload-failed':
      return only({ ...rest, error: event.error })
    case 'refused':
      return only(rest, { type: 'show-failure', failure: event.failure })
    case 'in-check':
      return only(rest, { type: 'show-failure', failure: event.failure }, { type: 'report-change' })
    case 'cancelled':
      return only(rest)
    case 'sent':
      return only(rest, { type: 'report-change' })
  }
}

/** Checks a picture before the upload. Returns undefined if the picture is acceptable. */
function errorOf({ type, size }: File): PictureError | undefined {
  if (!documentTypes.some((one) => one === type)) return 'format'
  if (size === 0) return 'empty'
  return size > maxMegabytes * 1024 * 1024 ? 'too-large' : undefined
}

/** The dependencies of sending a document. */
export interface DocumentDependencies {
  readonly flow: FlowContext
  readonly call: Call
  /** Removes a picture's metadata and uploads the picture. */
  readonly upload: (
    picture: File,
    options: {
      readonly accept: readonly string[]
      readonly signal: AbortSignal
      readonly onProgress: (percent: number) => void
    },
  ) => Promise<{ readonly status: boolean; readonly msg: string; readonly data?: { readonly key: string } | undefined }>
  readonly showFailure: (failure: Failure) => void
  /** Called after the state of the member's document has changed or may have changed. */
  readonly onChanged: () => void
}

/** Sends a document: one upload and one submission for any number of presses. The member can cancel the upload. */
export function createDocument(dependencies: DocumentDependencies): Flow<DocumentState, DocumentEvent> {
  const flow: Flow<DocumentState, DocumentEvent> = createFlow<DocumentState, DocumentEvent, DocumentEffect>(
    { start: documentStart, reduce: reduceDocument, locks: ['upload', 'submit'], cancels: ['cancelled'] },
    {
      upload: async ({ picture }, { signal }) => {
        const onProgress = (percent: number) => {
          if (!signal.aborted) flow.receive({ type: 'progressed', percent })
        }
        const { status, data, msg } = await dependencies.upload(picture, { accept: documentTypes, signal, onProgress })
        // The upload engine checks the bytes, because a file name may be wrong.
        return status && data ? { type: 'uploaded', key: data.key } : { type: 'upload-failed', error: kindOfError(msg) }
      },
      submit: async ({ kind, key }) => {
        const response = await dependencies.call('user/submit-id-document', { kind, key })
        if (response.status) return { type: 'sent' }
        const mayBeInCheck = response.code === inCheck || hasUnknownOutcome(response)
        return { type: mayBeInCheck ? 'in-check' : 'refused', failure: response }
      },
      'show-failure': ({ failure }) => dependencies.showFailure(failure),
      'report-change': () => dependencies.onChanged(),
    },
    dependencies.flow,
  )
  return flow
}
