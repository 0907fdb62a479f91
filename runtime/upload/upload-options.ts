import type { ResponseOf, Endpoint, RequestOf } from '../api/call-api.ts'
import type { Manifest } from '../manifest/index.ts'

/*
 * The stages of an upload:
 *
 *   File ──► checkFile ──► prepareFile ──► objectName ──► runRoutes ──► UploadResult ──► failure notice
 *            (UPL-06)      type, pixels,   (UPL-09)       tokens,       status, data,    (if all routes have failed
 *                          redraw, strip                  methods,      msg, report      or the deadline has passed)
 *                          (UPL-07)                       attempts                       (UPL-03)
 */

/** A brand's settings of uploads: the manifest's own section (UPL-10, BRD-11). */
export type UploadSettings = Manifest['upload']

/** The options of one upload. */
export interface UploadOptions {
  /** The member's `mid`, the first part of the object's name. */
  readonly memberId: string
  readonly settings: UploadSettings
  /** Environment and merchant, for the notice to the team: `production acme`. */
  readonly title: string
  /** MIME type. Default: the file's own (UPL-14). */
  readonly filetype?: string
  /**
   * Whether each request for a token asks for a public object. Default: false. The first route requests a private
   * object from the store in either case (UPL-11).
   */
  readonly isPublic?: boolean
  /** The accepted MIME types. Default: the three kinds of pictures. */
  readonly accept?: readonly string[]
  /** Cancels the upload, and aborts a partial upload in the store. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: UploadProgress) => void
}

/** The progress of an upload. `percent` is 0 to 100 and never falls. */
export interface UploadProgress {
  readonly phase: 'preparing' | 'sending'
  readonly percent: number
}

/**
 * The result of an upload (UPL-14). The result of a failed upload has neither data nor bytes. `msg` is one of
 * {@link uploadMessages} or begins with one.
 */
export interface UploadResult {
  readonly status: boolean
  readonly data?: { readonly key: string; readonly url: string }
  /** The bytes in the store. A picture is upright, and has no metadata. */
  readonly sent?: Blob
  readonly msg: string
  /** The text report (UPL-13). It contains no name, key, address, token or text from outside. */
  readonly report: string
}

/** A prepared file, with its real type. A picture has no metadata. */
export interface PreparedFile {
  readonly body: Blob
  readonly type: string
  /** The extension of the object's name: `jpg`. */
  readonly extension: string
  /** A description of the preparation, for the report. */
  readonly note: string
}

/**
 * The number of a route: 1 and 2 use the SDK, 3 uses REST (UPL-01). The routes run in this order, and reports call a
 * route `flow 1`.
 */
export type FlowNumber = 1 | 2 | 3
export type SdkMethod = 'directUpload' | 'chunkUpload' | 'multipartUpload' | 'fastSpeedUpload'
export type MethodName = SdkMethod | 'restUpload'

/** A stored object. */
export interface StoredObject {
  readonly key: string
  /** The address of the object, without a query. */
  readonly url: string
}

/** A request to the store. */
export interface StoreRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Blob | string
}

export interface StoreResponse {
  readonly status: number
  /** The headers by name, in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Progress and limits of a request. */
export interface Sending {
  readonly signal: AbortSignal
  /** Timeout, in ms. */
  readonly timeout: number
  /** Timeout for the first sent byte, in ms. */
  readonly connectTimeout?: number
  /** Called with the number of sent bytes of the body. */
  readonly onSent?: (bytes: number) => void
}

/** Sends a request to the store. Rejects if no response arrives in time, and if the signal aborts. */
export type Send = (request: StoreRequest, sending: Sending) => Promise<StoreResponse>

/** One writable object of the store, for one method. */
export interface ObjectStore {
  put(body: Blob, sending: Sending): Promise<void>
  /** Starts a multipart upload and returns its id. */
  create(sending: Sending): Promise<string>
  /** Sends a part, numbered from 1, and returns its ETag. */
  sendPart(uploadId: string, number: number, body: Blob, sending: Sending): Promise<string>
  /** Completes the upload from its parts, in order. */
  complete(uploadId: string, etags: readonly string[], sending: Sending): Promise<void>
  /** Aborts a multipart upload. */
  abort(uploadId: string, sending: Sending): Promise<void>
  close(): void
}

/** The credentials of a store. Only a closure contains them. Livery never stores, shows or logs them (UPL-14). */
export interface StoreKeys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken: string
}

export interface StoreAddress {
  readonly region: string
  readonly bucket: string
  readonly key: string
  /** Scheme and host of a store other than the region's own, such as the sandbox's. */
  readonly endpoint: string | undefined
}

export interface StoreOpening {
  readonly keys: StoreKeys
  readonly address: StoreAddress
  readonly contentType: string
  /** Whether to request a private object explicitly (UPL-11). */
  readonly isPrivate: boolean
  /** Recorded in the store's log. */
  readonly method: SdkMethod
  /**
   * The offset of the store's clock from the device's, in ms. If the store refuses a request because of its time, the
   * next attempt uses the offset.
   */
  readonly clock: { offset: number }
  readonly send: Send
}

/** Opens a store. Rejects if the SDK fails to load. */
export type OpenStore = (opening: StoreOpening) => Promise<ObjectStore>

/**
 * How to redraw a picture. The redrawn picture is upright. It has the type of the original if the browser can write
 * that type, and otherwise PNG.
 */
export interface Redrawing {
  /** The longer side, in pixels. Default: unchanged. */
  readonly longestSide?: number
  /** The quality, from 0 to 1. */
  readonly quality: number
  readonly signal: AbortSignal
}

/** Redraws a picture. Rejects if the picture cannot be decoded. */
export type Redraw = (picture: Blob, redrawing: Redrawing) => Promise<Blob>

/**
 * The facts about the device in the report (UPL-13). They consist of numbers, words of fixed lists and the code of a
 * language.
 */
export interface DeviceFacts {
  readonly device: 'mobile' | 'desktop'
  readonly browser: string
  readonly connection: string
  readonly screen: string
  readonly language: string
  readonly isOnline: boolean
}

export interface UploadDependencies {
  /** Calls the backend; never rejects. */
  readonly call: <Name extends Endpoint>(endpoint: Name, payload: RequestOf<Name>) => Promise<ResponseOf<Name>>
  readonly send: Send
  readonly openStore: OpenStore
  readonly redraw: Redraw
  readonly device: () => DeviceFacts
  /** Host name of the page: only a page on loopback may write to a store on loopback. */
  readonly siteHost: string
  /** The current time, in ms since 1970. */
  readonly now: () => number
  /** Waits for a time in ms. Rejects with the signal's reason if the signal aborts first. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly fillRandom: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>
  /** Whether another notice may be sent to the team now. */
  readonly mayNotify: () => boolean
}
