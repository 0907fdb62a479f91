import { responseDecoders, type RecordTypes, recordDecoders } from '../../schemas/generated/decoders.ts'
import { cleanText } from '../../schemas/decoding/clean-text.ts'
import { decodeValue } from '../../schemas/decoding/decode-value.ts'
import { decodeInteger } from '../../schemas/decoding/decode-scalar.ts'
import { safePicture } from '../rich-html/rules.ts'

/** Marks on a decoded response, in addition to the fields of its schema. */
export interface ResponseMarks {
  /**
   * No response came: the connection failed, or the server sent HTTP 5xx without an envelope. The server may have
   * carried out the call.
   */
  readonly noResponse?: true
  /** The backend has no such endpoint. */
  readonly missing?: true
  /** The session of the call has ended, or this response ends it. Callers show nothing. */
  readonly former?: true
}

/** A value that breaks its schema. */
export interface Misreading {
  /** Pointer into the value, `/data/*\/balance`. A star is any row. */
  readonly at: string
  /** `an amount such as 100 or "100.50"`. */
  readonly expected: string
}

/** The brand's settings for decoding responses, and the listener for misreadings. */
export interface DecodingOptions {
  /** Allowed hosts of pictures, in addition to the site itself. */
  readonly imageHosts?: readonly string[]
  /** Called once for each value with all of its misreadings, but without the value itself. */
  readonly onMisread?: (source: string, misreadings: readonly Misreading[]) => void
}

/** A response in the shape of its call's schema. */
interface DecodedResponse extends ResponseMarks {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
  readonly data?: unknown
}

/**
 * Decodes a response: its data by the schema of its call, its code as a number, its message as one text.
 *
 * @param body the parsed body; undefined if the body was not JSON
 */
export function decodeResponse(
  endpoint: string,
  httpStatus: number,
  body: unknown,
  options: DecodingOptions,
): DecodedResponse {
  if (!isEnvelope(body)) return withoutEnvelope(httpStatus)
  const { status } = body
  const code = decodeInteger(body.code)
  const msg = messageOf(body.msg)
  const decoder = Object.hasOwn(responseDecoders, endpoint) ? responseDecoders[endpoint] : undefined
  const isGiven = status || (body.data !== undefined && body.data !== null)
  const data = decoder === undefined || !isGiven ? undefined : read(endpoint, decoder, body.data, '/data', options)
  return {
    status,
    ...(code === undefined ? {} : { code }),
    ...(msg === undefined ? {} : { msg }),
    ...(data === undefined ? {} : { data }),
    ...(!status && isMissing(httpStatus, code, msg) ? { missing: true } : {}),
  }
}

/** Decodes a record of a file or a local database. Undefined if it is unreadable. */
export function decodeRecord<Name extends keyof RecordTypes>(
  name: Name,
  value: unknown,
  options: DecodingOptions = {},
): RecordTypes[Name] | undefined {
  return read(name, `#${name}`, value, '', options) as RecordTypes[Name] | undefined
}

/** The readable rows of a list, the first of each key. Empty if the value is not a list. */
export function decodeRecords<Name extends keyof RecordTypes>(
  name: Name,
  value: unknown,
  options: DecodingOptions = {},
): readonly RecordTypes[Name][] {
  return (read(name, ['l', `#${name}`], value, '', options) ?? []) as RecordTypes[Name][]
}

function read(
  source: string,
  decoder: Parameters<typeof decodeValue>[0],
  value: unknown,
  at: string,
  options: DecodingOptions,
) {
  let isMisread = false
  const picture = (address: string) => pictureAddress(address, options.imageHosts ?? noHosts)
  const reader = { records: recordDecoders, picture, report: () => void (isMisread = true), traces: false }
  const result = decodeValue(decoder, value, reader, at)
  // A second pass finds the wrong places. It is rare, because nearly all values are correct.
  if (isMisread && options.onMisread) {
    const found = new Map<string, Misreading>()
    const report = (place: string, expected: string): void => {
      const general = place.replace(/\/\d+(?=\/|$)/g, '/*')
      found.set(general, { at: general || '/', expected })
    }
    decodeValue(decoder, value, { ...reader, report, traces: true }, at)
    options.onMisread(source, [...found.values()])
  }
  return result
}

const noHosts: readonly string[] = []

/** A text is not a status. Any unclear value is a failure. */
function isEnvelope(body: unknown): body is { status: boolean; code?: unknown; msg?: unknown; data?: unknown } {
  return typeof body === 'object' && body !== null && typeof (body as { status?: unknown }).status === 'boolean'
}

/** HTTP 4xx without an envelope means that the server has not carried out the call, except 408 (time-out). */
function withoutEnvelope(httpStatus: number): DecodedResponse {
  const isRefused = httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408
  if (!isRefused) return { status: false, noResponse: true }
  return { status: false, code: httpStatus, ...(httpStatus === 404 ? { missing: true } : {}) }
}

const unknownEndpoint =
  /\b(?:unknown|no such|invalid) (?:end-?point|api|route|method|action|call)\b|\bend-?point not found\b/i

/**
 * Whether a refusal means that the backend lacks the call. A backend may refuse with 404 for other reasons, with a code
 * of its own.
 */
export function isMissing(httpStatus: number, code: number | undefined, msg = ''): boolean {
  return (httpStatus === 404 && (code === undefined || code === 404)) || unknownEndpoint.test(msg)
}

/** The longest message of a server, in characters. */
const longestMessage = 500

/** A message as one text. Some servers send a list, or an object with the mistakes of each field. */
function messageOf(msg: unknown): string | undefined {
  const texts = textsIn(msg, 3)
  return texts.length === 0 ? undefined : cleanText(texts.join(' ')).trim().slice(0, longestMessage)
}

function textsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value.slice(0, longestMessage)]
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  return Object.values(value)
    .slice(0, 10)
    .flatMap((one) => textsIn(one, depth - 1))
}

/** A picture of this site or of a host of the manifest, or a data URL. */
function pictureAddress(address: string, imageHosts: readonly string[]): string | undefined {
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/.test(address)) return address
  return safePicture(address, imageHosts)
}
