import type { Connection } from '../sandbox-options.ts'
import { isForeign, readBody } from '../http/check-call.ts'
import { hostOf } from '../http/find-merchant.ts'
import type { ControlHandler } from '../part.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { controlHandlers } from './control-handlers.ts'
import { problem } from './problem.ts'

/**
 * Handles `/__sandbox/*`, with which tests and the preview control a sandbox. Accepts requests from loopback with a
 * known Host header, but not from pages of other sites.
 */
export async function handleControl(
  sandbox: SandboxContext,
  request: Request,
  connection: Connection,
): Promise<Response> {
  if (!isLoopback(connection.remoteAddress)) return problem(403, 'The control accepts requests from loopback only.')
  if (!isKnownHost(sandbox, request)) return problem(403, 'The host name is unknown.')
  if (isForeign(request)) return problem(403, 'The control accepts no requests from another site.')
  const path = new URL(request.url).pathname.replace(/^\/__sandbox\//, '')
  const handler = findHandler(sandbox, `${request.method} ${path}`)
  if (!handler) return problem(404, `There is no endpoint ${request.method} ${path} below /__sandbox.`)
  if (request.method === 'GET') return handler(sandbox, {})
  const body = await readBody(request)
  if (!Buffer.isBuffer(body)) return problem(body.httpStatus, body.msg)
  const values = parseObject(body.length === 0 ? '{}' : body.toString('utf8'))
  return values ? handler(sandbox, values) : problem(400, 'The body is not a JSON object.')
}

/** The handler of a method and path: the sandbox's own handler, or a part's handler. */
function findHandler({ parts }: SandboxContext, name: string): ControlHandler | undefined {
  return [controlHandlers, ...parts.map(({ controls = {} }) => controls)].find((one) => Object.hasOwn(one, name))?.[
    name
  ]
}

/**
 * Whether a client and its proxies are on this machine. A request without a connection comes from this process.
 */
function isLoopback(addresses: string | undefined): boolean {
  return (addresses ?? '::1').split(/,\s*/).every((one) => one === '::1' || /^(?:::ffff:)?127\./.test(one))
}

/** Whether the Host header is a loopback name or a brand's name. Any other name may be a DNS rebinding attack. */
function isKnownHost(sandbox: SandboxContext, request: Request): boolean {
  const host = hostOf(request)
  const isOurs = sandbox.merchants.some((merchant) => merchant.hosts.includes(host))
  return isOurs || host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
