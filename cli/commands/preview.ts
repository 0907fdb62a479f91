import {
  type AddCommand,
  backendOrigin,
  merchantsFolder,
  merchantsOption,
  portNumber,
  requireEnvironment,
  requireKnownName,
} from '../definitions.ts'
import { listenFailure } from '../node/listen-failure.ts'

/** `livery preview`: shows brands in the browser, and updates them on each save. */
export const addPreview: AddCommand = (program, context) => {
  program
    .command('preview')
    .argument('[merchant]', 'the brand to show (default: all)')
    .option('--env <environment>', 'development, staging or production', 'development')
    .option('--port <port>', 'the port to listen on', portNumber, 5173)
    .option('--api <url>', 'your own backend instead of the sandbox: scheme and host', backendOrigin)
    .option(...merchantsOption)
    .description('Show brands in the browser, and update them when you save a file.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery preview\n  livery preview acme --env staging\n  livery preview --api http://localhost:8080',
    )
    .action(
      async (
        merchant: string | undefined,
        options: { env: string; port: number; api?: string; merchants?: string },
      ) => {
        const environment = requireEnvironment(options.env)
        const folder = merchantsFolder(context, options.merchants)
        if (merchant !== undefined) requireKnownName('brand', merchant, await context.openSource(folder).merchants())
        const preview = await context
          .startPreview({
            merchantsFolder: folder,
            environment,
            port: options.port,
            ...(merchant === undefined ? {} : { merchant }),
            ...(options.api === undefined ? {} : { api: options.api }),
          })
          .catch((error: unknown) => {
            throw listenFailure(error, { port: options.port, portOptions: '--port' })
          })
        const width = Math.max(...preview.addresses.map(({ name }) => name.length))
        const stopped = context.untilStopped()
        context.terminal.write(
          [
            ...preview.addresses.map(({ name, url }) => `  ${name.padEnd(width)}  ${url}`),
            ...(preview.member ? ['', `  Log in with ${preview.member.phone} and ${preview.member.password}`] : []),
            ...(preview.notices?.length ? ['', ...preview.notices] : []),
            '',
            '  Save a file of a brand, and its pages update. Press Ctrl-C to stop.',
            '',
          ].join('\n'),
        )
        await stopped
        await preview.close()
      },
    )
}
