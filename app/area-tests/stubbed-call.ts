import type { Endpoint, RequestOf, ResponseOf } from '../../runtime/api/call-api.ts'
import { decodeData, type DecodingOptions } from '../../runtime/api/decode-response.ts'
import { readEnvelope, type ResponseMarks, withData } from '../../runtime/api/read-envelope.ts'
import type { Call } from '../../runtime/session/session-state.ts'

/** The test backend's response to each call. A response may be a function, which receives the request. */
export type StubbedResponses = {
  readonly [Name in Endpoint]?:
    | ResponseOf<Name>
    | ((request: RequestOf<Name>) => ResponseOf<Name> | Promise<ResponseOf<Name>>)
}

/**
 * Returns a call that decodes the stubbed responses by their schemas, as the page does. It never throws. The console
 * names missing responses, errors, and values that break a schema.
 *
 * @param record receives each call
 */
export function stubbedCall(
  responses: StubbedResponses,
  decoding: Pick<DecodingOptions, 'imageHosts'>,
  record: (name: Endpoint, request: unknown) => void,
): Call {
  const options: DecodingOptions = { ...decoding, onMisread: reportMisreadings }
  const call = async (name: Endpoint, request: never) => {
    record(name, request)
    const stubbed = responses[name] as object | ((request: unknown) => unknown) | undefined
    if (stubbed === undefined) {
      console.error(`The test has no response to ${name}. Add one to "responses".`)
      return { status: false }
    }
    try {
      const given = (typeof stubbed === 'function' ? await stubbed(request) : stubbed) as ResponseMarks
      const { response, data } = readEnvelope(200, given)
      return withData({ ...marksOf(given), ...response }, data && decodeData(name, data.value, options))
    } catch (error) {
      console.error(`The response to ${name} in "responses" threw an error.`, error)
      return { status: false, noResponse: true }
    }
  }
  return call as Call
}

const marksOf = ({ noResponse, missing, former }: ResponseMarks): ResponseMarks => ({
  ...(noResponse && { noResponse }),
  ...(missing && { missing }),
  ...(former && { former }),
})

const reportMisreadings: DecodingOptions['onMisread'] = (name, misreadings) => {
  for (const { at, expected } of misreadings)
    console.error(`The response to ${name} in "responses" breaks its schema at ${at}: expected ${expected}.`)
}
