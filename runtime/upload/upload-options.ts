import type { AnswerOf, Endpoint, RequestOf } from '../api/call-api.ts'
import type { Manifest } from '../manifest/index.ts'

/*
 * The way of a file:
 *
 *   File ──► checkFile ──► prepareFile ──► objectName ──► runRoutes ──► UploadResult ──► failure notice
 *            (UPL-06)      type, pixels,   (UPL-09)       tokens,       status, data,    (only where every
 *                          redraw, strip                  methods,      msg, report      route has failed)
 *                          (UPL-07)                       attempts                       (UPL-03)
 */

/** How a brand sends files: the manifest's own section (UPL-10, BRD-11). */
export type UploadSettings = Manifest['upload']

/** The options of one upload. */
export interface UploadOptions {
  /** The member's `mid`: it begins the object's name. */
  readonly memberId: string
  readonly settings: UploadSettings
  /** Environment and merchant, for the notice to the team: `production acme`. */
  readonly title: string
  /** MIME type. Default: the file's own (UPL-14). */
  readonly filetype?: string
  /** False asks for a private object, and so does an omitted value (UPL-11). */
  readonly isPublic?: boolean
  /** The accepted MIME types. Default: the three kinds of pictures. */
  readonly accept?: readonly string[]
  /** Ends the upload: what is half sent is taken back. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: UploadProgress) => void
}

/** How far an upload is. `percent` is 0 to 100 and never falls. */
export interface UploadProgress {
  readonly phase: 'preparing' | 'sending'
  readonly percent: number
}

/** How an upload ended (UPL-14). A failed one has no data; `msg` is one of {@link uploadMessages} or begins like one. */
export interface UploadResult {
  readonly status: boolean
  readonly data?: { readonly key: string; readonly url: string }
  readonly msg: string
  /** The text report (UPL-13). It holds no name, key, address, token or word from outside. */
  readonly report: string
}

/** A file that is ready to be sent: its real type, and no metadata. */
export interface PreparedFile {
  readonly body: Blob
  readonly type: string
  /** Of the type, as the object's name ends: `jpg`. */
  readonly extension: string
  /** How the file was prepared, for the report. */
  readonly note: string
}

/** The routes in their order: two over the SDK, then REST (UPL-01). */
export type FlowNumber = 1 | 2 | 3
export type SdkMethod = 'directUpload' | 'chunkUpload' | 'multipartUpload' | 'fastSpeedUpload'
export type MethodName = SdkMethod | 'restUpload'

/** An object that is in the store. */
export interface StoredObject {
  readonly key: string
  /** Without a query. */
  readonly url: string
}

/** Bytes on their way to the store. */
export interface StoreRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Blob | string
}

export interface StoreResponse {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** How a request is watched and ended. */
export interface Sending {
  readonly signal: AbortSignal
  /** How long it may take, in ms. */
  readonly timeout: number
  /** How long it may take until the first byte moves, in ms. */
  readonly connectTimeout?: number
  /** Called with the number of bytes of the body that are sent. */
  readonly onSent?: (bytes: number) => void
}

/** Sends a request to the store. Rejects if there is no answer in time, or none at all. */
export type Send = (request: StoreRequest, sending: Sending) => Promise<StoreResponse>

/** One object of the store that may be written, through one method. */
export interface ObjectStore {
  put(body: Blob, sending: Sending): Promise<void>
  /** Starts a multipart upload and gives its id. */
  create(sending: Sending): Promise<string>
  /** Sends a part, numbered from 1, and gives its ETag. */
  sendPart(uploadId: string, number: number, body: Blob, sending: Sending): Promise<string>
  /** Puts the parts together, in order. */
  complete(uploadId: string, etags: readonly string[], sending: Sending): Promise<void>
  /** Takes back what was sent of a multipart upload. */
  abort(uploadId: string, sending: Sending): Promise<void>
  close(): void
}

/** The credentials of a store. They stay in a closure and are never saved, shown or logged (UPL-14). */
export interface StoreKeys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken: string
}

export interface StoreAddress {
  readonly region: string
  readonly bucket: string
  readonly key: string
  /** Scheme and host of a store that is not the region's own: the sandbox's. */
  readonly endpoint: string | undefined
}

export interface StoreOpening {
  readonly keys: StoreKeys
  readonly address: StoreAddress
  readonly contentType: string
  /** True asks for a private object in so many words (UPL-11). */
  readonly isPrivate: boolean
  /** Goes into the store's log. */
  readonly method: SdkMethod
  /** How far the device's clock is off, in ms: learnt from one refusal, used by the next attempt. */
  readonly clock: { offset: number }
  readonly send: Send
}

/** Opens a store. Rejects if the SDK cannot be loaded. */
export type OpenStore = (opening: StoreOpening) => Promise<ObjectStore>

/** How a picture is redrawn: upright, at most this wide, in its own type. */
export interface Redrawing {
  /** The longer side, in pixels. Default: unchanged. */
  readonly longestSide?: number
  /** 0 to 1. */
  readonly quality: number
  readonly signal: AbortSignal
}

/** Redraws a picture. Rejects if it cannot be decoded. */
export type Redraw = (picture: Blob, redrawing: Redrawing) => Promise<Blob>

/** The facts about the device in the report (UPL-13). Each is a number or a word of a fixed list. */
export interface DeviceFacts {
  readonly device: 'mobile' | 'desktop'
  readonly browser: string
  readonly connection: string
  readonly screen: string
  readonly language: string
  readonly isOnline: boolean
}

/** All of the outside world that an upload touches. */
export interface UploadWorld {
  /** Calls the backend; never rejects. */
  readonly call: <Name extends Endpoint>(endpoint: Name, payload: RequestOf<Name>) => Promise<AnswerOf<Name>>
  readonly send: Send
  readonly openStore: OpenStore
  readonly redraw: Redraw
  readonly device: () => DeviceFacts
  /** Host name of the page: only a page on loopback may write to a store on loopback. */
  readonly siteHost: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Waits so many ms; rejects with the signal's reason where that comes first. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly fillRandom: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>
  /** Whether one more notice may be sent to the team now. */
  readonly mayNotify: () => boolean
}
