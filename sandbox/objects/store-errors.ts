import type { IncomingMessage, ServerResponse } from 'node:http'

/** A refusal in the form of S3. */
export interface StoreError {
  readonly status: number
  readonly code: string
}

/** The cross-origin rules of the store: any page, without cookies. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'PUT, POST, DELETE',
  'access-control-allow-headers': '*, authorization',
  'access-control-expose-headers': 'ETag, Date, x-amz-request-id',
  'access-control-max-age': '600',
}

export function allowCrossOrigin(response: ServerResponse): void {
  for (const [name, value] of Object.entries(crossOrigin)) response.setHeader(name, value)
}

/**
 * Sends an error after the request's body has arrived, because a browser would see an earlier response as a cut
 * connection.
 */
export function sendStoreError(request: IncomingMessage, response: ServerResponse, { status, code }: StoreError): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`
  const send = () => response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
  if (request.readableEnded) send()
  else request.once('end', send).resume()
}
