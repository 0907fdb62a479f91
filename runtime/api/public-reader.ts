import type { DecodingOptions } from './decode-response.ts'
import type { ResponseOf, CallOptions, Endpoint, RequestOf } from './call-api.ts'

/** Reads public data, on the server and in the browser. */
export interface PublicReader {
  readonly locale: string
  readonly currency: string
  readonly host: string
  call<Name extends Endpoint>(
    endpoint: Name,
    payload: RequestOf<Name>,
    options?: CallOptions,
  ): Promise<ResponseOf<Name>>
  /**
   * A configuration file of the static origin, `banner.json`. If the file is missing or fails to load, resolves with
   * the last good copy, or else with an empty list (CFG-03). Rejects if the code that reads files fails to load.
   */
  config(file: string): Promise<unknown>
  /**
   * A file of the static origin by its path below `/static/`, parsed by `read` and cached while its version stays the
   * same. Throws if the file cannot be fetched or read.
   */
  cachedFile<Content>(
    path: string,
    version: string,
    read: (bytes: Uint8Array<ArrayBuffer>) => Promise<Content>,
  ): Promise<Content>
  /** On the host: data that another page of the brand has just loaded, or else the result of `load`. */
  readonly share?: <Data>(name: string, load: () => Promise<Data>) => Promise<Data>
  /** The brand's settings for decoding data from outside. */
  readonly decoding?: DecodingOptions
  /** A text page as HTML, rendered and cleaned by the host. */
  content(page: string): Promise<string>
}
