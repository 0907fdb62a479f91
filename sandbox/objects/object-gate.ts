import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../clock.ts'
import type { Fault } from '../faults/fault.ts'
import type { FaultList } from '../faults/fault-list.ts'
import type { Grants } from './grants.ts'
import { type ObjectRequest, readObjectRequest } from './object-request.ts'
import type { PartFolders } from './part-folders.ts'
import { isConditional, meetsCondition } from './write-condition.ts'
import { allowCrossOrigin, sendStoreError, type StoreError } from './store-errors.ts'

/** The store behind the gate, and the data for the gate's decisions. */
export interface GateWorld {
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
 * Adds features that the store's server lacks: cross-origin requests, credentials that expire and permit one object,
 * session tokens, a check of the client's clock, aborted multipart uploads, conditional writes, and faults.
 */
export async function answerAtGate(
  world: GateWorld,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowCrossOrigin(response)
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end()
    return
  }
  const asked = readObjectRequest(request)
  const error =
    refusal(world, asked) ??
    (await strike(world, asked, request, response)) ??
    (await conflict(world, asked, request.headers))
  if (request.socket.destroyed) return
  if (error) sendStoreError(request, response, error)
  else if (asked.step === 'abort') await takeBack(world, asked, response)
  else world.handle(request, response)
}

/**
 * The largest accepted difference between the client's clock and the machine's, in ms. The gate checks the time of a
 * signature by the machine's clock, not by the sandbox's.
 */
const mostSkew = 900_000

/** The reason why the credentials do not permit a request, if any. */
function refusal({ grants, clock, parts }: GateWorld, asked: ObjectRequest): StoreError | undefined {
  const grant = grants.find(asked.accessKeyId)
  if (!grant) return { status: 403, code: 'InvalidAccessKeyId' }
  if (asked.sessionToken !== grant.sessionToken) return { status: 400, code: 'InvalidToken' }
  if (clock.now() >= grant.until) return { status: 400, code: 'ExpiredToken' }
  if (!(Math.abs(Date.now() - asked.signedAt) <= mostSkew)) return { status: 403, code: 'RequestTimeTooSkewed' }
  if (asked.step === undefined || asked.path !== `/${grant.bucket}/${grant.key}`) {
    return { status: 403, code: 'AccessDenied' }
  }
  if (asked.uploadId !== undefined && !parts.has(grant.bucket, asked.uploadId)) {
    return { status: 404, code: 'NoSuchUpload' }
  }
  return undefined
}

/**
 * Applies the faults of the upload's method (`upload/chunk`) and of the current step (`upload/chunk/part`). Returns the
 * first error of these faults, if any.
 */
async function strike(
  { grants, faults, sleep }: GateWorld,
  { accessKeyId, method, step }: ObjectRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<StoreError | undefined> {
  const merchantId = grants.find(accessKeyId)?.merchantId ?? ''
  let error: StoreError | undefined
  for (const fault of faults.strike(merchantId, [`upload/${method}`, `upload/${method}/${step}`])) {
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

/** Makes the store carry out the request, but cuts the connection instead of sending the answer. */
function loseReply(request: IncomingMessage, response: ServerResponse): void {
  response.end = () => {
    request.socket.destroy()
    return response
  }
}

/** Refuses a conditional write whose condition does not hold. */
async function conflict(
  { grants, etagOf }: GateWorld,
  { accessKeyId, step }: ObjectRequest,
  headers: IncomingMessage['headers'],
): Promise<StoreError | undefined> {
  const grant = grants.find(accessKeyId)
  if (!grant || (step !== 'put' && step !== 'complete') || !isConditional(headers)) return undefined
  const isMet = meetsCondition(headers, await etagOf(grant.bucket, grant.key))
  return isMet ? undefined : { status: 412, code: 'PreconditionFailed' }
}

async function takeBack({ grants, parts }: GateWorld, asked: ObjectRequest, response: ServerResponse): Promise<void> {
  await parts.remove(grants.find(asked.accessKeyId)?.bucket ?? '', asked.uploadId ?? '')
  response.writeHead(204).end()
}
