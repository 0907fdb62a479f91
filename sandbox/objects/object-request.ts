import type { IncomingMessage } from 'node:http'

/** The action of a request on its object. */
export type ObjectStep = 'put' | 'create' | 'part' | 'complete' | 'abort'

/** The gate's data about a request to the store. */
export interface ObjectRequest {
  readonly step: ObjectStep | undefined
  /** Bucket and key in the address. */
  readonly path: string
  readonly uploadId: string | undefined
  readonly accessKeyId: string
  readonly sessionToken: string
  /** Time of the signature by the client's clock, in ms since 1970, or NaN. */
  readonly signedAt: number
  /** The upload's method by its name in faults: `chunk`. */
  readonly method: string
}

/** Maps a method's name in the client's user agent to its name in faults. */
const methods: Readonly<Record<string, string>> = {
  directUpload: 'direct',
  chunkUpload: 'chunk',
  multipartUpload: 'multipart',
  fastSpeedUpload: 'fast-speed',
}

/**
 * Reads a request's address and headers, without checking its signature. A malformed address has an empty path and no
 * query.
 */
export function readObjectRequest({ method = '', url = '/', headers }: IncomingMessage): ObjectRequest {
  const { path, searchParams } = readAddress(url)
  const query = (name: string) => searchParams.get(name) ?? undefined
  const isSignedInQuery = query('X-Amz-Signature') !== undefined
  const credential = isSignedInQuery
    ? query('X-Amz-Credential')
    : /Credential=([^,\s]+)/.exec(headers.authorization ?? '')?.[1]
  const agent = String(headers['x-amz-user-agent'] ?? headers['user-agent'] ?? '')
  const named = /\blivery\/(\w+)/.exec(agent)?.[1] ?? ''
  return {
    step: stepOf(method, query('uploads') !== undefined, query('uploadId'), query('partNumber')),
    path,
    uploadId: query('uploadId'),
    accessKeyId: credential?.split('/')[0] ?? '',
    sessionToken: query('X-Amz-Security-Token') ?? String(headers['x-amz-security-token'] ?? ''),
    signedAt: readSigningTime(query('X-Amz-Date') ?? String(headers['x-amz-date'] ?? '')),
    method: isSignedInQuery ? 'rest' : (methods[named] ?? 'other'),
  }
}

function readAddress(url: string): { readonly path: string; readonly searchParams: URLSearchParams } {
  try {
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1')
    return { path: decodeURIComponent(pathname), searchParams }
  } catch {
    return { path: '', searchParams: new URLSearchParams() }
  }
}

/** `20261121T083144Z` */
function readSigningTime(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))
}

function stepOf(
  method: string,
  isStart: boolean,
  uploadId: string | undefined,
  part: string | undefined,
): ObjectStep | undefined {
  if (method === 'PUT') return uploadId === undefined ? 'put' : part === undefined ? undefined : 'part'
  if (method === 'POST') return isStart ? 'create' : uploadId === undefined ? undefined : 'complete'
  return method === 'DELETE' && uploadId !== undefined ? 'abort' : undefined
}
