import { InvalidArgumentError } from 'commander'
import { isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import { trustedProxies } from '../../app/operations/trusted-proxies.ts'
import {
  type AddCommand,
  backendOrigin,
  merchantsFolder,
  merchantsOption,
  portNumber,
  requireEnvironment,
  requireKnownName,
  wholeNumber,
} from '../definitions.ts'
import { listenFailure } from '../node/listen-failure.ts'
import { storeOption } from '../publishing/with-store.ts'
import type { RunningHost } from '../../app/start-host.ts'
import { type HostOptions, UsageError, type CommandContext } from '../command-context.ts'
import { messageOf } from '../../runtime/errors/caught-error.ts'

const logFormats = ['plain', 'json'] as const

interface GivenOptions {
  readonly env: string
  readonly port: number
  readonly address: string
  readonly built: string
  readonly sandbox?: boolean
  readonly api?: string
  readonly proxy?: readonly string[]
  readonly operations?: number
  readonly log: string
  readonly sharedCache?: number
  readonly purge?: string
  readonly store?: string
  readonly cache?: string
  readonly merchants?: string
}

/** `livery host`: serves every brand under its host names, from the build. */
export const addHost: AddCommand = (program, context) => {
  program
    .command('host')
    .alias('serve')
    .option('--env <environment>', 'development, staging or production', 'production')
    .option('--port <port>', 'the port to listen on', portNumber, 8080)
    .option('--address <address>', 'the address to listen on', '127.0.0.1')
    .option('--built <folder>', 'the folder of the build', 'dist')
    .option('--sandbox', 'handle calls with the sandbox, to try a build')
    .option('--api <url>', 'one backend for all brands, instead of each brand’s own: scheme and host', backendOrigin)
    .option('--store <store>', `${storeOption[1]}; serves its releases instead of brands’ files`)
    .option('--cache <folder>', 'the folder for copies of releases, so that the host can start without its store')
    .option('--proxy <addresses>', 'your own proxies, such as 10.0.0.0/8,10.1.0.7 (default: this machine)', proxies)
    .option(
      '--shared-cache <seconds>',
      'how long a shared cache may store a guest’s page (default: 1)',
      wholeNumber(0, 30),
    )
    .option(
      '--purge <url>',
      'the URL of a cache to which the host sends PURGE with a brand’s surrogate key when the brand changes',
    )
    .option('--operations <port>', 'the port of /health, /ready and /metrics', portNumber)
    .option('--log <format>', `format of events: ${logFormats.join(', ')}`, 'plain')
    .option(...merchantsOption)
    .description('Serve every brand by its host names, from the build.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery host --port 80 --address 0.0.0.0\n  livery host --env development --sandbox\n  livery host --store s3://our-releases/livery --cache /var/cache/livery --operations 9464 --log json',
    )
    .action(async (given: GivenOptions) => {
      const options = hostOptions(context, given)
      const host = await context.startHost(options).catch((error: unknown) => {
        throw listenFailure(error, { port: given.port, portOptions: '--port or --operations' })
      })
      const stopped = context.untilStopped()
      context.terminal.write(announcement(host, options))
      await stopped
      await host.close()
    })
}

/** Converts the given options to the host's. Throws `UsageError` with a message about a wrong option. */
function hostOptions(context: CommandContext, given: GivenOptions): HostOptions {
  const { port, address, store, cache, api } = given
  const environment = requireEnvironment(given.env)
  requireKnownName('format', given.log, logFormats)
  const folder = store === undefined || given.merchants !== undefined ? merchantsFolder(context, given.merchants) : ''
  const builtFolder = resolve(context.home, given.built)
  if (!context.disk.exists(builtFolder))
    throw new UsageError(`There is no build in ${builtFolder}. Run livery build first.`)
  if (cache !== undefined && store === undefined)
    throw new UsageError('--cache keeps copies of releases, so it needs --store.')
  if (given.purge !== undefined) requirePurgeUrl(given.purge)
  if (given.sandbox && api !== undefined) throw new UsageError('Set --sandbox or --api, not both.')
  if (given.sandbox && store !== undefined && environment === 'production')
    throw new UsageError(
      'A release for production has no data for the sandbox. Try a release for another environment, such as --env staging, or leave out --store to serve the brands’ files.',
    )
  const backend = given.sandbox ? 'sandbox' : api
  return {
    builtFolder,
    merchantsFolder: folder,
    environment,
    port,
    address,
    log: given.log as HostOptions['log'],
    ...(backend === undefined ? {} : { backend }),
    ...(given.proxy === undefined ? {} : { proxies: given.proxy }),
    ...(given.sharedCache === undefined ? {} : { sharedFor: given.sharedCache }),
    ...(given.purge === undefined ? {} : { purge: given.purge }),
    ...(given.operations === undefined ? {} : { operationsPort: given.operations }),
    ...(store === undefined
      ? {}
      : { releases: { address: store, ...(cache === undefined ? {} : { cache: resolve(context.cwd, cache) }) } }),
  }
}

/**
 * Throws `UsageError` for an address to which `fetch` sends no request. The message does not repeat the address, which
 * may contain a password.
 */
function requirePurgeUrl(text: string): void {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError('--purge takes an address, such as http://cache:6081/.')
  if (url.username !== '' || url.password !== '')
    throw new UsageError('--purge takes an address without a name and password.')
}

/** Reads the value of `--proxy`. */
function proxies(text: string): readonly string[] {
  const addresses = text.split(',').map((one) => one.trim())
  try {
    trustedProxies(addresses)
  } catch (error) {
    throw new InvalidArgumentError(messageOf(error))
  }
  return addresses
}

/** The first lines of a host's output: the served brands, the messages from the start, and the ports. */
function announcement(host: RunningHost, { address, environment, log, merchantsFolder: folder }: HostOptions): string {
  const { brands } = host
  const hostname = isIPv6(address) ? `[${address}]` : address
  const lines = [
    ...brands.map(({ merchant, hosts }) => `  ${merchant}  ${hosts.join(', ')}`),
    ...brands.flatMap(({ merchant, missing }) => {
      const place = folder === '' ? 'its manifest' : `environments/${environment}.json`
      return missing
        ? [
            `  ${merchant}  has no backend for its ${missing.requests}, so they fail: write ${missing.keys} into ${place}`,
          ]
        : []
    }),
    ...host.notices,
    ...(brands.length === 0 ? ['  The host serves no brand yet.'] : []),
    ...(host.operationsPort === undefined
      ? []
      : [`  Health, readiness and metrics at ${hostname}:${host.operationsPort}.`]),
    `  Listening at ${hostname}:${host.port}. Press Ctrl-C to stop.`,
  ]
  if (log === 'plain') return `${lines.join('\n')}\n`
  const time = new Date().toISOString()
  return lines
    .map((line) => `${JSON.stringify({ time, level: 'info', event: 'message', message: line.trim() })}\n`)
    .join('')
}
