import { isIP } from 'node:net'
import { InvalidArgumentError } from 'commander'
import { type AddCommand, merchantsFolder, merchantsOption, portNumber, requireKnownName } from '../definitions.ts'
import { listenFailure } from '../node/listen-failure.ts'
import { makeBrand } from './create.ts'

/** `livery studio`: edits brands in forms beside a live preview (BRD-06). */
export const addStudio: AddCommand = (program, context) => {
  program
    .command('studio')
    .argument('[merchant]', 'the brand to open (default: a list of all)')
    .option('--port <port>', 'the port to listen on', portNumber, 5180)
    .option('--preview-port <port>', 'the port of the preview in the studio', portNumber, 5181)
    .option(
      '--share <address>',
      'the name or address of this computer under which colleagues open preview links',
      ownAddress,
    )
    .option('--share-port <port>', 'the port of preview links', portNumber, 5182)
    .option('--role <role>', 'your role in rights.json (default: the file’s default role)')
    .option(...merchantsOption)
    .description(
      'Edit brands in forms and see each change immediately. The studio writes text files when you save, and pictures immediately.',
    )
    .addHelpText('after', '\nExamples:\n  livery studio\n  livery studio acme\n  livery studio --share 192.168.1.20')
    .action(
      async (
        merchant: string | undefined,
        options: {
          port: number
          previewPort: number
          share?: string
          sharePort: number
          role?: string
          merchants?: string
        },
      ) => {
        const folder = merchantsFolder(context, options.merchants)
        if (merchant !== undefined) requireKnownName('brand', merchant, await context.openSource(folder).merchants())
        const studio = await context
          .startStudio({
            merchantsFolder: folder,
            port: options.port,
            previewPort: options.previewPort,
            sharePort: options.sharePort,
            ...(options.share === undefined ? {} : { shareAddress: options.share }),
            ...(options.role === undefined ? {} : { role: options.role }),
            createBrand: ({ brand, ...wanted }) => makeBrand(context, folder, { merchant: brand, ...wanted }),
          })
          .catch((error: unknown) => {
            throw listenFailure(error, { portOptions: '--port or --preview-port' })
          })
        const url = merchant === undefined ? studio.url : studio.url.replace('//localhost', `//${merchant}.localhost`)
        const stopped = context.untilStopped()
        context.terminal.write(
          [
            `  ${url}`,
            '',
            '  Open this address, and share it with nobody: it contains the key to this studio. Press Ctrl-C to stop.',
            '',
          ].join('\n'),
        )
        await stopped
        await studio.close()
      },
    )
}

/** Reads the value of `--share`: a single address, because the studio serves preview links under one address only. */
function ownAddress(text: string): string {
  const isName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(text)
  if (!isName && isIP(text) === 0)
    throw new InvalidArgumentError('It has to be the name or the address of this computer, such as 192.168.1.20.')
  if (/^0+(?:\.0+)*$/.test(text) || /^[0:]+$/.test(text))
    throw new InvalidArgumentError(
      'Name one address of this computer. The studio does not share previews on all addresses.',
    )
  return text.toLowerCase()
}
