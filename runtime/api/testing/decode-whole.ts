import { decodeData, type DecodingOptions } from '../decode-response.ts'
import { type DecodedResponse, readEnvelope, withData } from '../read-envelope.ts'

/**
 * Decodes a response and its data by the schema of its call, as `callApi` does.
 *
 * @param body the parsed body; undefined if the body was not JSON
 */
export function decodeResponse(
  endpoint: string,
  httpStatus: number,
  body: unknown,
  options: DecodingOptions,
): DecodedResponse {
  const { response, data } = readEnvelope(httpStatus, body)
  return withData(response, data && decodeData(endpoint, data.value, options))
}
