import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../clock.ts'
import type { Fault } from '../faults/fault.ts'
import type { FaultList } from '../faults/fault-list.ts'
import type { Grants } from './grants.ts'
import { type ObjectRequest, readObjectRequest } from './object-request.ts'
import type { PartFolders } from './part-folders.ts'
import { isConditional, meetsCondition } from './write-condition.ts'
import { allowCrossOrigin, sendStoreError, type StoreError } from './store-errors.ts'

/** The dependencies of the gate, which checks each request before the store's server handles it. */
export interface GateDependencies {
  readonly grants: Grants
  readonly faults: FaultList
  readonly clock: Clock
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly parts: PartFolders
  /** ETag of the stored object, or undefined. */
  readonly etagOf: (bucket: string, key: string) => Promise<string | undefined>
  /** The server that checks signatures and stores objects. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void
}

/**
 * Adds features that the store's server lacks, such as cross-origin requests, credentials that expire, conditional
 * writes, and faults.
 */
export async function handleAtGate(
  dependencies: GateDependencies,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowCrossOrigin(response)
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end()
    return
  }
  const details = readObjectRequest(request)
  const error =
    refusal(dependencies, details) ??
    (await applyFaults(dependencies, details, request, response)) ??
    (await conflict(dependencies, details, request.headers))
  if (request.socket.destroyed) return
  if (error) sendStoreError(request, response, error)
  else if (details.step === 'abort') await removeParts(dependencies, details, response)
  else dependencies.handle(request, response)
}

/**
 * The largest accepted difference between the client's clock and the machine's, in ms. The gate checks the time of a
 * signature by the machine's clock, not by the sandbox's.
 */
const mostSkew = 900_000

/** The reason why the credentials do not permit a request, if any. */
function refusal({ grants, clock, parts }: GateDependencies, details: ObjectRequest): StoreError | undefined {
  const grant = grants.find(details.accessKeyId)
  if (!grant) return { status: 403, code: 'InvalidAccessKeyId' }
  if (details.sessionToken !== grant.sessionToken) return { status: 400, code: 'InvalidToken' }
  if (clock.now() >= grant.until) return { status: 400, code: 'ExpiredToken' }
  if (!(Math.abs(Date.now() - details.signedAt) <= mostSkew)) return { status: 403, code: 'RequestTimeTooSkewed' }
  if (details.step === undefined || details.path !== `/${grant.bucket}/${grant.key}`) {
    return { status: 403, code: 'AccessDenied' }
  }
  if (details.uploadId !== undefined && !parts.has(grant.bucket, details.uploadId)) {
    return { status: 404, code: 'NoSuchUpload' }
  }
  return undefined
}

/**
 * Applies the faults of the upload's method (`upload/chunk`) and of the current step (`upload/chunk/part`). Returns the
 * first error of these faults, if any.
 */
async function applyFaults(
  { grants, faults, sleep }: GateDependencies,
  { accessKeyId, method, step }: ObjectRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<StoreError | undefined> {
  const merchantId = grants.find(accessKeyId)?.merchantId ?? ''
  let error: StoreError | undefined
  for (const fault of faults.takeMatching(merchantId, [`upload/${method}`, `upload/${method}/${step}`])) {
    if (fault.kind === 'latency') await sleep(fault.value ?? 1000)
    else if (fault.kind === 'cut') request.socket.destroy()
    else if (fault.kind === 'lost-reply') loseReply(request, response)
    else error ??= errorOf(fault)
  }
  return error
}

function errorOf({ kind, value }: Fault): StoreError {
  const status = kind === 'status' ? (value ?? 500) : 503
  return { status, code: status === 403 ? 'AccessDenied' : status < 500 ? 'InvalidRequest' : 'InternalError' }
}

/** Makes the store carry out the request, but cuts the connection instead of sending the response. */
function loseReply(request: IncomingMessage, response: ServerResponse): void {
  response.end = () => {
    request.socket.destroy()
    return response
  }
}

/** Refuses a conditional write whose condition does not hold. */
async function conflict(
  { grants, etagOf }: GateDependencies,
  { accessKeyId, step }: ObjectRequest,
  headers: IncomingMessage['headers'],
): Promise<StoreError | undefined> {
  const grant = grants.find(accessKeyId)
  if (!grant || (step !== 'put' && step !== 'complete') || !isConditional(headers)) return undefined
  const isMet = meetsCondition(headers, await etagOf(grant.bucket, grant.key))
  return isMet ? undefined : { status: 412, code: 'PreconditionFailed' }
}

async function removeParts(
  { grants, parts }: GateDependencies,
  details: ObjectRequest,
  response: ServerResponse,
): Promise<void> {
  await parts.remove(grants.find(details.accessKeyId)?.bucket ?? '', details.uploadId ?? '')
  response.writeHead(204).end()
}
