import { Hono } from 'hono'
import { handleCall } from './api/handle-call.ts'
import { createClock } from './clock.ts'
import { openDatabase } from './database/open-database.ts'
import { handleControl } from './control/handle-control.ts'
import { createFaultList } from './faults/fault-list.ts'
import { envelopeResponse, failed, notFound, refuse } from './http/envelope.ts'
import { findMerchant, hostOf } from './http/find-merchant.ts'
import { createInbox } from './inbox.ts'
import { createNotices } from './notices.ts'
import { createUploadBucket } from './objects/upload-bucket.ts'
import {
  type Connection,
  ConnectionCut,
  type Sandbox,
  type SandboxMerchant,
  type SandboxOptions,
} from './sandbox-options.ts'
import { assertData, assertParts } from './parts.ts'
import { seedMerchant } from './seed/seed-merchant.ts'
import { serveStatic } from './static/serve-static.ts'
import type { SandboxContext } from './sandbox-context.ts'

type Environment = { Bindings: Connection; Variables: { merchant: SandboxMerchant } }

/** The default seed for members, pictures and the data of the parts. */
export const defaultSeed = 191

/**
 * Creates a sandbox: opens and seeds the database. The result handles requests without a socket.
 *
 * @throws an Error with a message for conflicting parts, a brand's incomplete data, or a database of another version
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  assertParts(options.parts)
  for (const merchant of options.merchants) assertData(options.parts, merchant)
  const sandbox = createContext(options)
  for (const merchant of sandbox.merchants) seedMerchant(sandbox, merchant)
  const app = createApp(sandbox, options.control ?? false)
  const put = (merchant: SandboxMerchant) => {
    assertData(options.parts, merchant)
    seedMerchant(sandbox, merchant)
    const at = sandbox.merchants.findIndex(({ id }) => id === merchant.id)
    if (at === -1) sandbox.merchants.push(merchant)
    else sandbox.merchants[at] = merchant
  }
  return {
    fetch: async (request, connection = {}) => app.fetch(request, connection),
    put,
    remove: (id) => {
      const at = sandbox.merchants.findIndex((merchant) => merchant.id === id)
      if (at !== -1) sandbox.merchants.splice(at, 1)
    },
    ownHosts: sandbox.parts.flatMap(({ hosts = [] }) => hosts.map(({ name }) => name)),
    close: () => {
      sandbox.objects.clear()
      if (sandbox.database.isOpen) sandbox.database.close()
    },
  }
}

function createContext(options: SandboxOptions): SandboxContext {
  const clock = createClock(options.now ?? Date.now)
  const faults = createFaultList()
  const sleep =
    options.sleep ?? ((milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)))
  return {
    parts: options.parts,
    merchants: [...options.merchants],
    database: openDatabase(options.database, options.parts),
    clock,
    faults,
    inbox: createInbox(),
    objects: createUploadBucket({ clock, faults, sleep }),
    notices: createNotices(),
    seed: options.seed ?? defaultSeed,
    secureCookies: options.secureCookies ?? false,
    sleep,
  }
}

function createApp(sandbox: SandboxContext, control: boolean): Hono<Environment> {
  const app = new Hono<Environment>()
  const hosts = new Map(sandbox.parts.flatMap((part) => (part.hosts ?? []).map((host) => [host.name, host] as const)))
  if (control) app.all('/__sandbox/*', (context) => handleControl(sandbox, context.req.raw, context.env))
  app.use(async (context, next) => {
    const own = hosts.get(hostOf(context.req.raw))
    if (own) return own.handle(sandbox, context.req.raw)
    const merchant = findMerchant(sandbox.merchants, context.req.raw)
    if (!merchant) return envelopeResponse(refuse(421, 'No merchant has this host name.'), 421)
    context.set('merchant', merchant)
    await next()
    // The sandbox's own time, which tests can set and pages use.
    context.header('date', new Date(sandbox.clock.now()).toUTCString())
    return undefined
  })
  app.all('/api/:group/:verb', (context) => {
    const { group, verb } = context.req.param()
    return handleCall(sandbox, context.var.merchant, `${group}/${verb}`, context.req.raw)
  })
  app.all('/static/*', (context) => serveStatic(sandbox, context.var.merchant, context.req.raw))
  app.notFound(() => envelopeResponse(refuse(notFound, 'There is nothing here.'), 404))
  app.onError((error) => {
    if (error instanceof ConnectionCut) throw error
    console.error(error)
    return envelopeResponse(refuse(failed, 'The sandbox has failed.'), 500)
  })
  return app
}
