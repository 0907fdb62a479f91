import { responseDecoders, type RecordTypes, recordDecoders } from '../../schemas/generated/decoders.ts'
import { decodeValue } from '../../schemas/decoding/decode-value.ts'
import { safePicture } from '../rich-html/rules.ts'

/** A value that breaks its schema. */
export interface Misreading {
  /** Pointer to the place in the response or the record, such as `/data/*\/balance`. A star means any row of a list. */
  readonly at: string
  /** The expected value, in words: `an amount such as 100 or "100.50"`. */
  readonly expected: string
}

/** The brand's settings for decoding responses, and the listener for misreadings. */
export interface DecodingOptions {
  /** Allowed hosts of pictures, in addition to the site itself. */
  readonly imageHosts?: readonly string[]
  /**
   * Called once for each decoded value that has misreadings. Receives one misreading for each place, without the wrong
   * value itself.
   */
  readonly onMisread?: (source: string, misreadings: readonly Misreading[]) => void
}

/**
 * Decodes the data of a response by the schema of its call. Undefined if the data is unreadable, or if the decoder of
 * the call has not loaded.
 */
export function decodeData(endpoint: string, value: unknown, options: DecodingOptions): unknown {
  const decoder = hasDecoder(endpoint) ? responseDecoders[endpoint] : undefined
  return decoder === undefined ? undefined : read(endpoint, decoder, value, '/data', options)
}

/** Whether the decoder of a call has loaded. */
export const hasDecoder = (endpoint: string): boolean => Object.hasOwn(responseDecoders, endpoint)

/** Decodes a record of a file or a local database. Undefined if it is unreadable. */
export function decodeRecord<Name extends keyof RecordTypes>(
  name: Name,
  value: unknown,
  options: DecodingOptions = {},
): RecordTypes[Name] | undefined {
  return read(name, `#${name}`, value, '', options) as RecordTypes[Name] | undefined
}

/** The readable rows of a list. Empty if the value is not a list. */
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
  // A second pass finds the places of the misreadings. It is rare, because nearly all values are correct.
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

/**
 * The address of an allowed picture: on this site, on a host of the manifest, or a data URL of a bitmap. Undefined for
 * any other address.
 */
function pictureAddress(address: string, imageHosts: readonly string[]): string | undefined {
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/.test(address)) return address
  return safePicture(address, imageHosts)
}
