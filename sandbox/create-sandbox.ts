import { Hono } from 'hono'
import { answerCall } from './api/answer-call.ts'
import { catalogueOf } from './catalogue/catalogue.ts'
import { createClock } from './clock.ts'
import { openDatabase } from './database/open-database.ts'
import { answerControl } from './faults/control.ts'
import { createFaultList } from './faults/fault-list.ts'
import { envelopeResponse, failed, notFound, refuse } from './http/envelope.ts'
import { answerGame } from './games/answer-game.ts'
import { isGamesHost } from './games/games-host.ts'
import { findMerchant } from './http/find-merchant.ts'
import { createNotices } from './notices.ts'
import { createObjects } from './objects/objects.ts'
import type { Connection, Sandbox, SandboxMerchant, SandboxOptions } from './options.ts'
import { createInbox } from './otp/inbox.ts'
import { answerPayment } from './payment/answer-payment.ts'
import { isPaymentHost } from './payment/payment-address.ts'
import { seedMerchant } from './seed/seed-merchant.ts'
import { answerStatic } from './static/answer-static.ts'
import type { World } from './world.ts'

type Environment = { Bindings: Connection; Variables: { merchant: SandboxMerchant } }

/** Draws providers, games, members and pictures where no other seed is asked for. */
export const defaultSeed = 191

/** Makes a sandbox: opens and seeds the database and gives the function that answers requests. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const world = createWorld(options)
  for (const merchant of world.merchants) seedMerchant(world.database, merchant, world.seed, world.clock.now())
  const app = createApp(world, options.control ?? false)
  return {
    fetch: async (request, connection = {}) => app.fetch(request, connection),
    close: () => {
      world.objects.clear()
      if (world.database.isOpen) world.database.close()
    },
  }
}

function createWorld(options: SandboxOptions): World {
  const seed = options.seed ?? defaultSeed
  const clock = createClock(options.now ?? Date.now)
  const faults = createFaultList()
  const sleep =
    options.sleep ?? ((milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)))
  return {
    merchants: options.merchants,
    database: openDatabase(options.database),
    catalogue: catalogueOf(seed),
    clock,
    faults,
    inbox: createInbox(),
    objects: createObjects({ clock, faults, sleep }),
    notices: createNotices(),
    seed,
    secureCookies: options.secureCookies ?? false,
    sleep,
  }
}

function createApp(world: World, control: boolean): Hono<Environment> {
  const app = new Hono<Environment>()
  if (control) app.all('/__sandbox/*', (context) => answerControl(world, context.req.raw, context.env))
  app.use(async (context, next) => {
    if (isPaymentHost(context.req.raw)) return answerPayment(world, context.req.raw)
    if (isGamesHost(context.req.raw)) return answerGame(world, context.req.raw)
    const merchant = findMerchant(world.merchants, context.req.raw)
    if (!merchant) return envelopeResponse(refuse(421, 'No merchant answers to this host name.'), 421)
    context.set('merchant', merchant)
    await next()
    // The sandbox's own time, which may be set: pages count by it.
    context.header('date', new Date(world.clock.now()).toUTCString())
    return undefined
  })
  app.all('/api/:area/:verb', (context) => {
    const { area, verb } = context.req.param()
    return answerCall(world, context.var.merchant, `${area}/${verb}`, context.req.raw)
  })
  app.all('/static/*', (context) => answerStatic(world, context.var.merchant, context.req.raw))
  app.notFound(() => envelopeResponse(refuse(notFound, 'There is nothing here.'), 404))
  app.onError((error) => {
    if (error.name === 'ConnectionCut') throw error
    console.error(error)
    return envelopeResponse(refuse(failed, 'The sandbox has failed.'), 500)
  })
  return app
}
