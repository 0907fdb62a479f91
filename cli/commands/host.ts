import { resolve } from 'node:path'
import { type AddCommand, merchantsFolder, merchantsOption, portNumber, requireEnvironment } from '../definitions.ts'
import { storeOption } from '../with-store.ts'
import { Misuse } from '../world.ts'

interface HostOptions {
  readonly env: string
  readonly port: number
  readonly address: string
  readonly built: string
  readonly sandbox?: boolean
  readonly api?: string
  readonly store?: string
  readonly cache?: string
  readonly merchants?: string
}

/** `livery host`: every brand by host name, from the build. */
export const addHost: AddCommand = (program, world) => {
  program
    .command('host')
    .alias('serve')
    .option('--env <environment>', 'development, staging or production', 'production')
    .option('--port <port>', 'the port to answer at', portNumber, 8080)
    .option('--address <address>', 'the address to listen at', '127.0.0.1')
    .option('--built <folder>', 'where livery build left the program', 'dist')
    .option('--sandbox', 'answer calls with the sandbox, to try a build out')
    .option('--api <url>', 'one backend for all brands, instead of the one that each brand names: scheme and host')
    .option(
      storeOption[0],
      'serve the releases of this store, a folder or s3://bucket/prefix, instead of brands’ files',
    )
    .option('--cache <folder>', 'keep copies of releases here, to start while the store is away')
    .option(...merchantsOption)
    .description('Serve every brand by its host names, from the build.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery host --port 80 --address 0.0.0.0\n  livery host --env development --sandbox\n  livery host --store s3://our-releases/livery --cache /var/cache/livery',
    )
    .action(async (options: HostOptions) => {
      const environment = requireEnvironment(options.env)
      const folder = merchantsFolder(world, options.merchants)
      const builtFolder = resolve(world.projectFolder, options.built)
      if (!world.disk.exists(builtFolder)) {
        throw new Misuse(`There is no build in ${builtFolder}. Run livery build first.`)
      }
      if (options.api !== undefined && !/^https?:\/\/[^/]+\/?$/.test(options.api)) {
        throw new Misuse(`--api takes scheme and host, such as http://localhost:8080, not "${options.api}".`)
      }
      const backend = options.sandbox ? 'sandbox' : options.api?.replace(/\/$/, '')
      const host = await world
        .startHost({
          builtFolder,
          merchantsFolder: folder,
          environment,
          port: options.port,
          address: options.address,
          ...(backend === undefined ? {} : { backend }),
          ...(options.store === undefined ? {} : { releases: releasesOf(options.store, options.cache) }),
        })
        .catch((error: unknown) => {
          if ((error as { code?: string }).code !== 'EADDRINUSE') throw error
          throw new Misuse(`Port ${options.port} is in use. Stop what runs there, or choose another with --port.`)
        })
      const stopped = world.untilStopped()
      world.terminal.write(
        [
          ...host.brands.map(({ merchant, hosts }) => `  ${merchant}  ${hosts.join(', ')}`),
          ...host.brands
            .filter(({ hasBackend }) => !hasBackend)
            .map(
              ({ merchant }) =>
                `  ${merchant}  has no backend, so its calls fail: write its site.apiOrigin into environments/${environment}.json`,
            ),
          ...(host.notices ?? host.refused.map((merchant) => `  ${merchant}  is not served`)),
          `  Listening at ${options.address}:${host.port}. Ctrl-C stops.`,
          '',
        ].join('\n'),
      )
      await stopped
      await host.close()
    })

  function releasesOf(address: string, cache: string | undefined) {
    return { address, ...(cache === undefined ? {} : { cache: resolve(world.cwd, cache) }) }
  }
}
