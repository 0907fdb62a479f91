import { cleanText } from '../../schemas/decoding/clean-text.ts'
import { decodeInteger } from '../../schemas/decoding/decode-scalar.ts'
import { isMaintenance } from './response-codes.ts'

/** Marks on a decoded response, in addition to the fields of its schema. */
export interface ResponseMarks {
  /**
   * No valid response came: the connection failed or timed out, or the response has no envelope. The server may have
   * carried out the call. A response without an envelope counts as a refusal if its HTTP status is 4xx, except 408.
   */
  readonly noResponse?: true
  /** The backend has no such endpoint. */
  readonly missing?: true
  /**
   * The session that made the call has ended, or this response ends it. The session reports the end, so callers show
   * nothing.
   */
  readonly former?: true
}

/** A response in the shape of its call's schema. */
export interface DecodedResponse extends ResponseMarks {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
  readonly data?: unknown
}

/** The common parts of a response, whose data is not decoded yet. */
interface Envelope {
  readonly response: DecodedResponse
  /** The data of the body. Undefined if the body is not an envelope, or if a failed response has no data. */
  readonly data: { readonly value: unknown } | undefined
}

/**
 * Reads the common parts of responses: the status, the code as a number, and the message as one text.
 *
 * @param body the parsed body; undefined if the body was not JSON
 */
export function readEnvelope(httpStatus: number, body: unknown): Envelope {
  if (!isEnvelope(body)) return { response: withoutEnvelope(httpStatus), data: undefined }
  const { status } = body
  const code = decodeInteger(body.code)
  const msg = messageOf(body.msg)
  const response = {
    status,
    ...(code === undefined ? {} : { code }),
    ...(msg === undefined || (!status && isMaintenance({ code })) ? {} : { msg }),
    ...(!status && isMissing(httpStatus, code, msg) ? { missing: true as const } : {}),
  }
  const isGiven = status || (body.data !== undefined && body.data !== null)
  return { response, data: isGiven ? { value: body.data } : undefined }
}

/** Adds decoded data to a response. */
export const withData = (response: DecodedResponse, data: unknown): DecodedResponse =>
  data === undefined ? response : { ...response, data }

/** Whether a body is an envelope: its status is a boolean. The text "true" is not a status. */
function isEnvelope(body: unknown): body is { status: boolean; code?: unknown; msg?: unknown; data?: unknown } {
  return typeof body === 'object' && body !== null && typeof (body as { status?: unknown }).status === 'boolean'
}

/** HTTP 4xx without an envelope means that the server has not carried out the call, except 408 (time-out). */
function withoutEnvelope(httpStatus: number): DecodedResponse {
  const isRefused = httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408
  if (!isRefused) return { status: false, noResponse: true }
  return { status: false, code: httpStatus, ...(httpStatus === 404 ? { missing: true } : {}) }
}

const unknownEndpoint = /\b(?:unknown|no such|invalid) (?:end-?point|api|route)\b|\bend-?point not found\b/i
const unknownAction = /\b(?:unknown|no such|invalid) (?:method|action|call)\b/i

/**
 * Whether a refusal means that the backend lacks the call. A refusal with HTTP 404 or "invalid method" may have another
 * reason, such as an unknown member or payment method. Its code then differs from 404.
 */
export function isMissing(httpStatus: number, code: number | undefined, msg = ''): boolean {
  if (unknownEndpoint.test(msg)) return true
  return (code === undefined || code === 404) && (httpStatus === 404 || unknownAction.test(msg))
}

/** The longest message of a server, in characters. */
const longestMessage = 500

/**
 * A message as one text. Undefined if it has no visible character. Some servers send a list, or an object with the
 * mistakes of each field.
 */
function messageOf(msg: unknown): string | undefined {
  const text = cleanText(textsIn(msg, 3).join(' ')).trim().slice(0, longestMessage)
  return text === '' ? undefined : text
}

function textsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value.slice(0, longestMessage)]
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  return Object.values(value)
    .slice(0, 10)
    .flatMap((one) => textsIn(one, depth - 1))
}
